#!/usr/bin/env node
// `npm run backup`, from compiled JavaScript.
import { importCompiled } from '../../build/bin/compiled.mjs';

await importCompiled('platform/server/src/backup/run.ts');
