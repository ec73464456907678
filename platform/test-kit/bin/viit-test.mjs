#!/usr/bin/env node
// Playwright compiles the tests in the same way.
import { register } from 'tsx/esm/api';

register();
await import('../src/viit-test.ts');
