import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/** The platform's test files, which run in Node's test runner, by their paths in the project. */
export const platformTests = (): string[] =>
  fs
    .readdirSync(path.join(workspaceRoot, 'platform'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => path.join('platform', file))
    .sort();
