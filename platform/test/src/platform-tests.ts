import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/** The console's tests run in jsdom. */
export const platformTests = (): string[] =>
  ['platform', 'tools']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.test.ts') && !/node_modules|^platform.console\b/.test(file))
    .sort();

/** Crashes, load, hostile input and several servers: not in `npm test`, but in `npm run validate` and `npm run test:full`. */
export const isLong = (file: string): boolean => file.endsWith('.long.test.ts');
