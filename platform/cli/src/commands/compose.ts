import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { parseNamedBuild } from '../named-build.ts';
import { compareBriefly, describePromotion } from '../short-comparison.ts';

export function addCompose(program: Command): void {
  program
    .command('compose')
    .argument('<builds...>', 'versions such as exams@1.4.0 shell@2.0.0')
    .requiredOption('--as <name>', 'name of the preview: lower-case letters, digits and hyphens')
    .description('Make a preview of chosen versions: the live site with exactly these builds in it')
    .addHelpText(
      'after',
      `
The builds must have been sent before, with publish or preview; viit builds exams lists them. They are checked together
as for a publish; with a shell among them, every page of every section is rendered inside it. Everything that you do not
name is as it is live. Composing again under the same name replaces the versions and keeps the link.

A token with the right *:edit may compose all sections and cannot change the live site.
  viit compose exams@1.4.0 institution@1.2.0 --as autumn
  E2E_URL=<the link> npm run test:e2e
The guide: docs/integration-testing.md`,
    )
    .action(async (names: string[], { as: channel }: { as: string }, command: Command) => {
      const { registry, output } = contextOf(command);
      const builds = names.map(parseNamedBuild);
      const composed = await output.step(
        'check, render and compose',
        () => registry.call(registryApi.composePreview, { params: { channel }, body: { builds } }),
        ({ rendered, pages }) => `${rendered} of ${pages} pages rendered`,
      );
      const link = registry.server + composed.link;
      const versions = composed.versions.map(({ name, version }) => `${name} ${version}`).join(', ');
      const changes = await compareBriefly(registry, { from: 'live', to: channel });
      output.result({ ...composed, link, changes }, [
        `The preview "${channel}" shows ${versions}: ${link}`,
        ...describePromotion(changes, channel),
      ]);
    });
}
