import fs from 'node:fs';
import path from 'node:path';
import { toolkitPackage } from '@viit/contract';
import { z } from 'zod';
import { nearestWith } from './nearest-with.ts';

const shellPackageSchema = z.object({ viit: z.object({ toolkit: z.string().optional() }).optional() });
const toolkitPackageSchema = z.object({ version: z.string() });

/** A section's installed version, if any; the shell's compatible range, `viit.toolkit` in package.json. */
export function readToolkit(dir: string, kind: 'shell' | 'section'): { toolkit?: string } {
  const toolkit = kind === 'shell' ? readRange(dir) : readInstalledVersion(dir);
  return toolkit === undefined ? {} : { toolkit };
}

const readRange = (dir: string): string | undefined =>
  shellPackageSchema.parse(readJson(path.join(dir, 'package.json'))).viit?.toolkit;

/** Resolves like Node.js. */
function readInstalledVersion(dir: string): string | undefined {
  const file = `node_modules/${toolkitPackage}/package.json`;
  const folder = nearestWith(file, dir);
  return folder === undefined ? undefined : toolkitPackageSchema.parse(readJson(path.join(folder, file))).version;
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
