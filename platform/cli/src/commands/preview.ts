import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { type Context, withContext } from '../context.ts';
import { namedOrOwn } from '../local-build.ts';
import { parseNamedBuild } from '../named-build.ts';
import { sendBuild } from '../send-build.ts';
import { showChange } from '../show-change.ts';

interface PreviewOptions {
  as?: string;
  dist?: string;
}

export function addPreview(program: Command): void {
  const preview = program
    .command('preview')
    .argument('[sections...]', 'a section such as exams, or "shell"; by default the one of this repository')
    // Commander would also require a required option for `preview delete`.
    .option('--as <name>', 'name of the preview (required): lower-case letters, digits and hyphens')
    .option('--dist <folder>', 'send this finished build instead of building the sources')
    .description('Build a section, or take sent versions such as exams@1.4.0, and show them to those who have the link')
    .addHelpText(
      'after',
      `
A preview is the live site with your build in it; other teams may add theirs if it contains a build of theirs. Those who open the link see it, marked as a
preview, until they leave it. Visitors do not.
  viit preview exams --as new-timetables
  viit promote new-timetables
  viit preview delete new-timetables

With versions, the preview shows exactly these builds; everything that you do not name is as it is live. They must have been sent
before, with publish or preview; viit history exams --sent lists them. They are checked together as for a publish; with a shell
among them, every page of every section is rendered inside it. The same name again replaces the versions and keeps the link. A
token with the right *:edit may do so for all sections, and cannot change the live site.
  viit preview exams@1.4.0 institution@1.2.0 --as autumn
  E2E_URL=<the link> npm run test:e2e
The guide: docs/integration-testing.md`,
    )
    .action(
      withContext((context, named: string[], { as, dist }: PreviewOptions) => {
        if (as === undefined) return preview.error("error: required option '--as <name>' not specified");
        if (named.some((one) => one.includes('@'))) return compose(context, named, as);
        if (named.length <= 1) return send(context, namedOrOwn(named[0]), as, dist);
        throw new CliError('argument-invalid', 'Send one section at a time, or name versions such as exams@1.4.0.');
      }),
    );
  addDelete(preview.command('delete'));
}

async function send(context: Context, section: string, preview: string, dist: string | undefined): Promise<void> {
  const sent = await sendBuild(context, section, preview, { dist });
  await showChange(context, sent, { what: `${section} ${sent.version}`, preview });
}

async function compose(context: Context, named: readonly string[], preview: string): Promise<void> {
  const builds = named.map(parseNamedBuild);
  const composed = await context.output.step(
    'check, render and compose',
    (onProgress) =>
      context.registry.call(
        registryApi.composePreview,
        { params: { channel: preview }, body: { builds } },
        { onProgress },
      ),
    ({ rendered, pages }) => `${rendered} of ${pages} pages rendered`,
  );
  const what = composed.versions.map(({ name, version }) => `${name} ${version}`).join(', ');
  await showChange(context, composed, { what, preview });
}

function addDelete(command: Command): void {
  command
    .argument('<name>', 'name of a preview')
    .description('Delete a preview; its link stops working (only its owner or the operator)')
    .addHelpText(
      'after',
      '\nThose who have it open see the live site from then on. The name can be used again, with another link.',
    )
    .action(
      withContext(async ({ registry, output }, channel: string) => {
        const deleted = await registry.call(registryApi.deletePreview, { params: { channel } });
        output.result(deleted, `The preview "${channel}" is deleted; its link no longer works.`);
      }),
    );
}
