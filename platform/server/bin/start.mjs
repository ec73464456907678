#!/usr/bin/env node
// `npm start`: the server, from compiled JavaScript.
import { importCompiled } from '../../build/bin/compiled.mjs';

await importCompiled('platform/server/src/start.ts');
