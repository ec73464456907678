import type { Manifest } from '@viit/contract';
import type { ReadFile } from './store-build.ts';

/**
 * Looks for popovers in a section's scripts and server bundle. The browser fixes their position without a declaration that the
 * style check would see. The attribute is only in the HTML, which is made of these files.
 * @returns a warning that names the files.
 */
export async function checkPopovers({ kind, files }: Manifest, read: ReadFile): Promise<string[]> {
  if (kind === 'shell') return [];
  const found: string[] = [];
  for (const { path } of files) {
    if (/\.c?js$/.test(path) && /popover/i.test(Buffer.from(await read(path)).toString())) found.push(path);
  }
  if (found.length === 0) return [];
  return [
    `${found.join(', ')}: a popover is above everything and can cover the header and the menus. Make sure that it does not.`,
  ];
}
