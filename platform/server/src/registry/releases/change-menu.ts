import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { type Actor, operator, requireScope } from '../access/scopes.ts';
import { readBuilds } from '../builds/builds.ts';
import type { RegistryContext } from '../registry-context.ts';
import { createLiveRelease } from './create-release.ts';
import { hasPage, isAt, type MenuChange } from './menu-grants.ts';
import { type ChannelRelease, live, readChannel } from './releases.ts';

/** A change of the menu for a section. */
interface MenuRequest {
  /** The place in the menu: `Campus Life/Library`. */
  entry: string;
  /** The page that the entry leads to; by default the section's own address. */
  page?: string | undefined;
  /** False takes the entry out again. */
  isGranted: boolean;
  /** False: nothing changes, and the refusal says how many pages are rendered again. */
  confirmed: boolean;
}

/**
 * Puts an entry for a section's page into the menu, or takes it out again: a new live release whose pages all have the new menu. It
 * counts as a change of the shell. The shell itself refuses a place that its menu does not have, when the pages are rendered.
 * @throws Refusal if the actor is not the operator, the page is not live, there is no such entry, or the change is not confirmed.
 */
export async function changeMenu(
  context: RegistryContext,
  actor: Actor,
  section: string,
  request: MenuRequest,
): Promise<CreatedRelease & { names: string[]; link: string }> {
  requireScope(actor, operator);
  const current = await readChannel(context.database, live);
  const entry = current?.entries.find(({ name }) => name === section);
  if (!current || (!entry && request.isGranted)) {
    throw new Refusal(
      'section-not-live',
      `${section} is not live, so it has no page for the menu. See: viit section list`,
    );
  }
  const names = namesOf(request.entry);
  const { link, change } = request.isGranted
    ? await grantOf(context, current, { section, names, link: request.page ?? `/${section}` })
    : revocationOf(current, section, names);
  if (!request.confirmed) throw unconfirmed(current, section, { ...request, names, link });
  const verb = request.isGranted ? 'granted' : 'revoked';
  const created = await createLiveRelease(context, {
    builds: [],
    menu: change,
    claims: 'unchecked',
    note: `${verb} ${section} the menu entry ${names.join('/')}`,
    author: actor.label,
  });
  return { ...created, names, link };
}

function namesOf(entry: string): string[] {
  const names = entry.split('/').map((name) => name.trim());
  if (names.length > 1 && names.every((name) => name !== '' && name.length <= 60)) return names;
  throw new Refusal(
    'menu-entry-invalid',
    `"${entry}" is no place in the menu. Write the menu's names from the first level to the entry, such as "Campus Life/Library".`,
  );
}

async function grantOf(
  { database }: RegistryContext,
  { entries, menu }: ChannelRelease,
  grant: { section: string; names: string[]; link: string },
): Promise<{ link: string; change: MenuChange }> {
  const { section, names, link } = grant;
  const identity = entries.find(({ name }) => name === section)?.identity ?? '';
  const builds = await readBuilds(database, new Map([[section, identity]]));
  if (!hasPage(builds.get(section), link)) {
    throw new Refusal(
      'page-not-live',
      `${section} has no page at ${link} on the live site. Name one of its pages with --page.`,
    );
  }
  const other = menu.find((one) => isAt(one, names) && one.section !== section);
  if (other) {
    throw new Refusal(
      'menu-entry-taken',
      `The menu entry ${names.join('/')} belongs to ${other.section}. Take it back first: viit section revoke ${other.section} --menu "${names.join('/')}"`,
    );
  }
  return { link, change: { grant } };
}

function revocationOf(
  { menu }: ChannelRelease,
  section: string,
  names: string[],
): { link: string; change: MenuChange } {
  const found = menu.find((one) => isAt(one, names) && one.section === section);
  if (found) return { link: found.link, change: { revoke: found.names } };
  throw new Refusal(
    'menu-entry-not-granted',
    `${section} has no menu entry ${names.join('/')}. See: viit section list ${section}`,
  );
}

/** What is rendered again is said before anything changes. */
function unconfirmed(
  current: ChannelRelease,
  section: string,
  { names, link, isGranted, page }: Pick<MenuRequest, 'isGranted' | 'page'> & { names: string[]; link: string },
): Refusal {
  const pages = current.entries.reduce((sum, entry) => sum + entry.pages.length, 0);
  const options = `--menu "${names.join('/')}"${isGranted && page ? ` --page ${page}` : ''} --yes`;
  return new Refusal(
    'menu-unconfirmed',
    [
      isGranted
        ? `The menu entry ${names.join('/')} would lead to ${link}.`
        : `The menu entry ${names.join('/')} would no longer lead to ${link}.`,
      `The menu is on every page, so all ${pages} pages of the site are rendered again, as when a shell is published.`,
      `Nothing has changed yet. Do it with: viit section ${isGranted ? 'grant' : 'revoke'} ${section} ${options}`,
    ].join('\n'),
  );
}
