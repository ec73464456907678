import { checkStyles, describeFinding } from '@viit/build/check-styles';
import type { Manifest } from '@viit/contract';
import { mediaType } from '@viit/core/media-type';
import { Refusal } from '@viit/core/refusal';
import type { ReadFile } from './store-build.ts';

/** How many findings a refusal quotes. */
const quoted = 5;

/**
 * Checks that the stylesheets of a section apply to elements of the section only (R106.9), and looks for popovers, whose position
 * the browser fixes without a declaration. The shell styles the whole site.
 * @returns warnings about what is possible, but should be looked at.
 * @throws Refusal that quotes file, line and selector.
 */
export async function checkStylesheets(manifest: Manifest, read: ReadFile): Promise<string[]> {
  const { name, version, kind, files } = manifest;
  if (kind === 'shell') return [];
  const problems: string[] = [];
  const warnings: string[] = [];
  const popovers: string[] = [];
  for (const { path } of files) {
    // The attribute is only in the HTML, which is made of scripts and the server bundle.
    if (/\.c?js$/.test(path) && /popover/i.test(Buffer.from(await read(path)).toString())) popovers.push(path);
    if (path.startsWith('server/') || !mediaType(path).startsWith('text/css')) continue;
    const report = checkStyles(await read(path), { section: name });
    problems.push(...report.problems.map((finding) => describeFinding(path, finding)));
    warnings.push(...report.warnings.map((finding) => describeFinding(path, finding)));
  }
  const popoverWarning = `${popovers.join(', ')}: a popover is above everything and can cover the header and the menus. Make sure that it does not.`;
  if (problems.length === 0) return popovers.length > 0 ? [...warnings, popoverWarning] : warnings;
  const more = problems.length > quoted ? [`… and ${problems.length - quoted} more`] : [];
  throw new Refusal(
    'style-outside-section',
    [`${name} ${version} has styles that apply outside the section:`, ...problems.slice(0, quoted), ...more].join('\n'),
  );
}
