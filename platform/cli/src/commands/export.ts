import path from 'node:path';
import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { withContext } from '../context.ts';
import { openExportFolder } from '../export/export-folder.ts';
import { writeExport } from '../export/write-export.ts';
import { wholeNumber } from '../whole-number.ts';

interface ExportOptions {
  out: string;
  release?: string;
  builds: number;
}

export function addExport(program: Command): void {
  program
    .command('export')
    .requiredOption(
      '--out <folder>',
      'where to write; an earlier export there is replaced once the new one is complete',
    )
    .option('--release <release>', 'an earlier live release instead of the current one')
    .option('--builds <n>', 'include the builds of this many of the last releases, for open tabs', wholeNumber, 10)
    .description('Write the live site as plain files for nginx, a static host or a CDN')
    .addHelpText(
      'after',
      `
Writes site/ (pages, files, builds, sitemap; with _headers and _redirects for static hosts), nginx/ (two files to include,
so that nginx responds as the server does) and export.json (each file with its address, status and headers). Only
/api, the lists and the search, still needs the server; without it, the menu's search box finds pages and documents by name. How to set up nginx: docs/operating.md
  viit export --out /srv/viit && nginx -s reload`,
    )
    .action(
      withContext(async ({ registry, output }, { out, release, builds }: ExportOptions) => {
        // The web server is another user and must be able to read the files.
        process.umask(0o022);
        const folder = openExportFolder(path.resolve(out));
        const plan = await output.step(
          'plan',
          () => registry.call(registryApi.planExport, { query: { release, builds } }),
          ({ files, texts }) => `${files.length + texts.length} files`,
        );
        try {
          const query = { release: plan.release, builds };
          const bytes = await output.step(
            'fetch and write',
            () => writeExport(plan, folder.path, (hashes) => registry.readExportFiles({ query, body: [...hashes] })),
            (count) => `${Math.round(count / 1000)} KB`,
          );
          folder.publish();
          const files = plan.files.length + plan.texts.length;
          const result = { release: plan.release, out: path.resolve(out), files, bytes };
          output.result(result, `Exported: release ${plan.release}, ${files} files in ${out}.`);
        } finally {
          folder.cleanUp();
        }
      }),
    );
}
