#!/usr/bin/env node
import '@viit/build/cli';
