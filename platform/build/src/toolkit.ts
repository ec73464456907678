import fs from 'node:fs';
import path from 'node:path';
import { toolkitPackage } from '@viit/contract';
import { z } from 'zod';

const shellPackageSchema = z.object({ viit: z.object({ toolkit: z.string().optional() }).optional() });
const toolkitPackageSchema = z.object({ version: z.string() });

/**
 * What a manifest says about the toolkit. A section is built with the version that is installed in its project, or with none where
 * the project is this workspace and has its parts as packages of their own. The shell names the range that it fits as
 * `viit.toolkit` in its package.json.
 */
export function readToolkit(dir: string, kind: 'shell' | 'section'): { toolkit?: string } {
  const toolkit = kind === 'shell' ? readRange(dir) : readInstalledVersion(dir);
  return toolkit === undefined ? {} : { toolkit };
}

const readRange = (dir: string): string | undefined =>
  shellPackageSchema.parse(readJson(path.join(dir, 'package.json'))).viit?.toolkit;

/** Looks where Node.js would: in the folder's `node_modules`, then in those above. */
function readInstalledVersion(dir: string): string | undefined {
  const file = path.join(dir, 'node_modules', toolkitPackage, 'package.json');
  if (fs.existsSync(file)) return toolkitPackageSchema.parse(readJson(file)).version;
  const above = path.dirname(dir);
  return above === dir ? undefined : readInstalledVersion(above);
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
