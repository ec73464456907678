import path from 'node:path';
import type { Command } from 'commander';
import { type Context, contextOf } from '../context.ts';
import { build, folderOf, pack, readManifest } from '../pack-build.ts';

interface Made {
  release: string;
  rendered: number;
  pages: number;
  isNew: boolean;
  link?: string;
  ms: StepTimes;
}

/** How long each of the registry's steps took, in ms. */
type StepTimes = Record<string, number>;

interface SendFlags {
  dist?: string;
}

/** `viit publish`, `viit preview` and `viit promote`. */
export function addPublishing(program: Command): void {
  program
    .command('publish')
    .argument('<section>', 'a section such as exams, or "shell"')
    .option('--dist <folder>', 'a finished build instead of this checkout, as CI has it')
    .description('Build a section, send it, and make it live')
    .addHelpText(
      'after',
      `
What happens: the section is built if its sources have changed, sent, checked, and each of its pages is rendered inside
the live shell. Only when all of that has worked does the site switch, at once and as a whole. Everybody else's pages
keep their bytes. Publishing the same thing twice does nothing.

A version names one build for good: raise "version" in remotes/<section>/package.json with each change.
  viit publish exams
  viit rollback exams          if it was not what you wanted`,
    )
    .action(async (section: string, flags: SendFlags, command: Command) => {
      const context = contextOf(command);
      const made = await send(context, section, 'live', flags);
      context.output.result(made, liveWords(made, `${section} ${made.version}`));
    });
  program
    .command('preview')
    .argument('<section>', 'a section such as exams, or "shell"')
    .requiredOption('--as <channel>', 'name of the preview: lower-case letters, digits and hyphens')
    .option('--dist <folder>', 'a finished build instead of this checkout')
    .description('Build a section, send it, and show it to those who have the link')
    .addHelpText(
      'after',
      `
A preview is the live site with your build in it; others may put theirs on the same one. Whoever opens the link sees
it, marked as a preview, until they leave it. Nobody else does.
  viit preview exams --as new-timetables
  viit promote new-timetables`,
    )
    .action(async (section: string, flags: SendFlags & { as: string }, command: Command) => {
      const context = contextOf(command);
      const made = await send(context, section, flags.as, flags);
      const link = context.registry.server + (made.link ?? '');
      context.output.result({ ...made, link }, [`The preview "${flags.as}" shows ${section} ${made.version}: ${link}`]);
    });
  program
    .command('promote')
    .argument('<channel>', 'name of a preview')
    .option('--section <section>', 'only this section of it')
    .description('Make live what a preview shows of your section; everything else stays as it is live now')
    .action(async (channel: string, { section }: { section?: string }, command: Command) => {
      const { registry, output } = contextOf(command);
      const made = await output.step('promote', () =>
        registry.ask<Made & { sections: string[] }>('POST', 'promote', { channel, section }),
      );
      output.result(made, liveWords(made, made.sections.join(', ')));
    });
}

/** Builds, packs and sends a section, and puts it on a channel. */
async function send({ registry, output }: Context, section: string, channel: string, { dist }: SendFlags) {
  const folder = dist ? path.resolve(dist) : path.join(folderOf(section), 'dist');
  if (!dist)
    await output.step(
      'build',
      () => build(path.dirname(folder)),
      (line) => line,
    );
  const manifest = readManifest(folder);
  const { identity, version } = manifest;
  const known = `builds/${section}/${identity}?version=${encodeURIComponent(version)}`;
  const { isHeld } = await registry.ask<{ isHeld: boolean }>('GET', known);
  let checks: StepTimes = {};
  if (!isHeld) {
    const archive = await output.step('pack', () => pack(folder, manifest), kilobytes);
    const sent = await output.step('send and check', () =>
      registry.send<{ ms: StepTimes }>(`builds/${section}`, archive),
    );
    checks = sent.ms;
  }
  const made = await output.step(
    'render and switch',
    () => registry.ask<Made>('POST', `channels/${encodeURIComponent(channel)}`, { name: section, identity }),
    ({ rendered, pages }) => `${rendered} of ${pages} pages rendered`,
  );
  return { ...made, section, version, ms: { ...output.times, ...checks, ...made.ms } };
}

const kilobytes = (bytes: Uint8Array) => `${Math.round(bytes.length / 1000)} KB`;

const liveWords = ({ release, isNew }: Made, what: string) =>
  isNew
    ? `Live: ${what}, in release ${release}.`
    : `${what} is what is live already (release ${release}); nothing changed.`;
