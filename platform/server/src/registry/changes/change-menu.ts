import type { CreatedRelease, RequestTo } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Actor } from '../access/rights.ts';
import { readBuilds } from '../builds/builds.ts';
import { hasPage, isAt } from '../parts/menu-entries.ts';
import { type MenuGrant, menuPart, readMenu, storeVersion } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { applyChange, readState } from '../releases/change.ts';
import type { Release } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';

type MenuRequest = RequestTo<'changeMenu'>['body'];

/** The shell refuses unknown places when it renders the pages. */
export async function changeMenu(
  context: RegistryContext,
  actor: Actor,
  section: string,
  request: MenuRequest,
): Promise<CreatedRelease & { names: string[]; page: string }> {
  const { channel, isGranted } = request;
  const { database } = context;
  const state = await readState(database, channel);
  const { parts } = applyChange({ channel, parts: new Map(), note: '' }, state);
  if (isGranted && !parts.has(section)) {
    throw new Refusal('section-not-live', `${section} is not live, so it has no page for the menu. See: viit section`);
  }
  const menu = await readMenu(database, parts);
  const names = namesOf(request.entry);
  const link = request.page ?? `/${section}`;
  const at = menu.find((one) => isAt(one, names));
  if (isGranted) await assertGrantable(context, parts, at, { section, names, link });
  else if (at?.section !== section) throw notGranted(section, names);
  const changed = {
    section,
    names: isGranted ? names : (at?.names ?? names),
    link: isGranted ? link : (at?.link ?? link),
  };
  if (!request.confirmed) throw unconfirmed(state.current ?? state.live, request, changed);
  const others = menu.filter((one) => !isAt(one, names));
  const version = await storeVersion(database, menuPart, isGranted ? [...others, changed] : others);
  const created = await setParts(context, {
    ...{ channel, parts: new Map([[menuPart, version]]), basedOn: new Map([[menuPart, parts.get(menuPart) ?? null]]) },
    note: `${isGranted ? 'granted' : 'revoked'} ${section} the menu entry ${names.join('/')}`,
    ...{ actor },
  });
  return { ...created, names: changed.names, page: changed.link };
}

function namesOf(entry: string): string[] {
  const names = entry.split('/').map((name) => name.trim());
  if (names.length > 1 && names.every((name) => name !== '' && name.length <= 60)) return names;
  throw new Refusal(
    'menu-entry-invalid',
    `"${entry}" is no place in the menu. Write the menu's names from the first level to the entry, such as "Campus Life/Library".`,
  );
}

async function assertGrantable(
  { database }: RegistryContext,
  parts: ReadonlyMap<string, string>,
  at: MenuGrant | undefined,
  { section, names, link }: MenuGrant,
): Promise<void> {
  const builds = await readBuilds(database, [{ name: section, identity: parts.get(section) ?? '' }]);
  if (!hasPage(builds.get(section), link)) {
    throw new Refusal(
      'page-not-live',
      `${section} has no page at ${link} on the live site. Name one of its pages with --page.`,
    );
  }
  if (!at || at.section === section) return;
  throw new Refusal(
    'menu-entry-taken',
    `The menu entry ${names.join('/')} belongs to ${at.section}. Take it back first: viit section revoke ${at.section} --menu "${names.join('/')}"`,
  );
}

const notGranted = (section: string, names: readonly string[]): Refusal =>
  new Refusal(
    'menu-entry-not-granted',
    `${section} has no menu entry ${names.join('/')}. See: viit section ${section}`,
  );

function unconfirmed(
  release: Release | undefined,
  { channel, isGranted, page }: MenuRequest,
  { section, names, link }: MenuGrant,
): Refusal {
  const pages = release?.entries.reduce((sum, entry) => sum + entry.pages.length, 0);
  const place = names.join('/');
  const options = `--menu "${place}"${isGranted && page ? ` --page ${page}` : ''}${channel === 'live' ? '' : ` --as ${channel}`} --yes`;
  return new Refusal(
    'menu-unconfirmed',
    [
      isGranted
        ? `The menu entry ${place} would lead to ${link}.`
        : `The menu entry ${place} would no longer lead to ${link}.`,
      `The menu is on every page, so all ${pages} pages of the site are rendered again, as when a shell is published.`,
      `Nothing has changed yet. Do it with: viit section ${isGranted ? 'grant' : 'revoke'} ${section} ${options}`,
    ].join('\n'),
  );
}
