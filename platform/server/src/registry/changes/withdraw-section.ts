import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { publicFiles } from '@viit/render/public-files';
import type { Actor } from '../access/rights.ts';
import { readBuilds } from '../builds/builds.ts';
import { findLinks } from '../comparison/find-links.ts';
import { type MenuGrant, readMenu } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live, type Release, readChannel } from '../releases/releases.ts';
import { describeLinks, findRemovedAddresses } from '../releases/removed-pages.ts';
import { setParts } from '../releases/set-parts.ts';

/**
 * Builds, addresses and tokens stay for a later publish or rollback.
 * @param isConfirmed false: the refusal lists what would be removed, and who links to it.
 */
export async function withdrawSection(
  context: RegistryContext,
  actor: Actor,
  section: string,
  isConfirmed: boolean,
): Promise<CreatedRelease> {
  const current = await readChannel(context.database, live);
  const entry = current?.entries.find(({ name }) => name === section);
  if (!current || !entry) {
    throw new Refusal('section-not-live', `${section} is not live, so it cannot be withdrawn. See: viit section`);
  }
  if (section === 'shell' || entry.pages.some(({ path }) => path === '/')) {
    throw new Refusal(
      'section-required',
      `The site cannot be without ${section}, which ${section === 'shell' ? 'surrounds every page' : 'has the home page'}. Publish another build of it instead.`,
    );
  }
  if (!isConfirmed) throw await unconfirmed(context, current, section);
  return setParts(context, {
    ...{ channel: live, parts: new Map([[section, null]]), claims: 'unchecked' },
    ...{ note: `withdrew ${section}`, actor },
  });
}

async function unconfirmed({ database }: RegistryContext, current: Release, section: string): Promise<Refusal> {
  const builds = await readBuilds(database, current.entries);
  const build = builds.get(section);
  const files = build ? publicFiles(build).map(({ address }) => address) : [];
  builds.delete(section);
  const removed = await findRemovedAddresses(database, current, builds);
  const linked = (await findLinks(database, current, [...removed, ...files])).map(describeLinks);
  const links = linked.filter(Boolean);
  return new Refusal(
    'withdrawal-unconfirmed',
    [
      `Withdrawing ${section} takes these addresses off the site: ${removed.join(', ')}${files.length > 0 ? `, and ${count(files.length)}` : ''}.`,
      ...(links.length > 0 ? links : ['Nothing else links to them.']),
      ...menuSentence(current, section, await readMenu(database, current.parts)),
      `Nothing has changed yet. Withdraw it with: viit section withdraw ${section} --yes`,
    ].join('\n'),
  );
}

/** Its menu entries are on every page. */
function menuSentence({ entries }: Release, section: string, menu: readonly MenuGrant[]): string[] {
  const own = menu.filter((entry) => entry.section === section).map(({ names }) => names.join('/'));
  if (own.length === 0) return [];
  const pages = entries.filter(({ name }) => name !== section).reduce((sum, entry) => sum + entry.pages.length, 0);
  return [
    `It also goes from the menu (${own.join(', ')}), so ${pages === 1 ? 'the other page is' : `the other ${pages} pages of the site are`} rendered again.`,
  ];
}

const count = (files: number): string => (files === 1 ? '1 file' : `${files} files`);
