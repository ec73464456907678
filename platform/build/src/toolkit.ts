import fs from 'node:fs';
import path from 'node:path';
import { toolkitPackage } from '@viit/contract';
import { z } from 'zod';

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
  const file = path.join(dir, 'node_modules', toolkitPackage, 'package.json');
  if (fs.existsSync(file)) return toolkitPackageSchema.parse(readJson(file)).version;
  const above = path.dirname(dir);
  return above === dir ? undefined : readInstalledVersion(above);
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
