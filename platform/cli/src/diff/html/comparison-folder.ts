import fs from 'node:fs';
import path from 'node:path';
import type { Comparison } from '@viit/contract/registry-api';
import { CliError } from '../../cli-error.ts';
import type { VisualComparison } from '../visual/visual-comparison.ts';
import { comparisonHtml } from './comparison-html.ts';

/** For `index.html` and the pictures; replaces a previous comparison. @throws CliError if the folder contains anything else. */
export function openComparisonFolder(folder: string) {
  const full = path.resolve(folder);
  const existing = listFolder(full);
  if (existing.some((name) => name !== 'index.html' && name !== 'pictures')) {
    throw new CliError(
      'folder-in-use',
      `${folder} contains something other than a comparison. Name a new folder, or one with a previous comparison.`,
    );
  }
  const pictures = path.join(full, 'pictures');
  makeEmpty(full, existing);
  return {
    path: full,
    /** @returns the picture's address relative to `index.html`. */
    storePicture(name: string, png: Buffer): string {
      fs.mkdirSync(pictures, { recursive: true });
      fs.writeFileSync(path.join(pictures, name), png);
      return `pictures/${name}`;
    },
    write(comparison: Comparison, visual: VisualComparison | undefined): void {
      const asset = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
      const html = comparisonHtml(comparison, visual, {
        style: asset('pictures.css') + asset('comparison.css'),
        script: asset('comparison-client.js'),
      });
      fs.writeFileSync(path.join(full, 'index.html'), html);
    },
  };
}

/** Empty if the folder does not exist. @throws CliError if it is a file. */
function listFolder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  if (fs.statSync(folder).isDirectory()) return fs.readdirSync(folder);
  throw new CliError('folder-in-use', `${folder} is a file. Name a new folder for the comparison.`);
}

/** An interrupted command must not leave a comparison with another one's pictures. */
function makeEmpty(folder: string, existing: readonly string[]): void {
  try {
    for (const name of existing) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new CliError(
      'folder-in-use',
      `The comparison cannot be written: ${(error as Error).message}. Name another folder.`,
    );
  }
}
