import path from 'node:path';
import type { ExportPlan } from '@viit/contract';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { writeExport } from './export-files.ts';
import { openPlace } from './export-place.ts';

interface Flags {
  out: string;
  release?: string;
  builds: string;
}

/** `viit export`. */
export function addExport(program: Command): void {
  program
    .command('export')
    .requiredOption('--out <folder>', 'where to; a former export there is replaced when the new one is whole')
    .option('--release <release>', 'a release that was live, instead of the present one')
    .option('--builds <n>', 'of how many of the last releases the builds stay there, for open tabs', '10')
    .description('Write the live site as plain files that nginx, a static host or a CDN serves')
    .addHelpText(
      'after',
      `
Writes site/ (pages, files, builds, sitemap; with _headers and _redirects for static hosts), nginx/ (two files to include,
which serve it as the server does) and export.json (each file with its address, status and headers). Only the lists, /api,
are still answered by a server. How to set nginx up: docs/operating.md
  viit export --out /srv/viit && nginx -s reload`,
    )
    .action(async ({ out, release, builds }: Flags, command: Command) => {
      const { registry, output } = contextOf(command);
      const place = openPlace(path.resolve(out));
      const wanted = new URLSearchParams({ builds, ...(release && { release }) });
      const plan = await output.step(
        'plan',
        () => registry.ask<ExportPlan>('GET', `export?${wanted}`),
        ({ files, texts }) => `${files.length + texts.length} files`,
      );
      wanted.set('release', plan.release);
      try {
        const bytes = await output.step(
          'fetch and write',
          () => writeExport(plan, place.fresh, (hashes) => registry.stream(`export?${wanted}`, hashes)),
          (count) => `${Math.round(count / 1000)} KB`,
        );
        place.show();
        const { files, texts } = plan;
        const made = { release: plan.release, out: path.resolve(out), files: files.length + texts.length, bytes };
        output.result(made, `Exported: release ${plan.release}, ${made.files} files in ${out}.`);
      } finally {
        place.tidy();
      }
    });
}
