#!/usr/bin/env node
// The command, from TypeScript: Playwright compiles the tests in the same way.
import { register } from 'tsx/esm/api';

register();
await import('../src/viit-test.ts');
