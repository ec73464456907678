#!/usr/bin/env node
import '@viit/cli/main';
