#!/usr/bin/env node
// Starts the TypeScript command: Node 20 needs tsx to read it.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
