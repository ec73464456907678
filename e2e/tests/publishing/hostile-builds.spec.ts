import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  addressAttacks,
  archiveAttacks,
  type BuildAttack,
  fileAttacks,
  type HostileTeam,
  listAttacks,
  listBuildAttacks,
  manifestAttacks,
  previewAttacks,
  type RequestAttack,
  registryAttacks,
  renderAttacks,
  styleAttacks,
} from '@viit/test/hostile-section';
import { createHostileTeam } from '../../../platform/server/src/registry/testing/hostile-team.ts';
import { makeArchive } from '../../../platform/server/src/registry/testing/sample-archives.ts';
import { expectThatOthersWork, look } from '../../src/hostile-section.ts';
import { operatorToken, type PublishedSite, test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect } from '../../src/site-test.ts';

/*
 * What a section's team can send to the registry, category by category, to a site of real builds: the other sections' pages stay
 * the same to the byte, look the same and work. In the full series only: the tests beside the registry send one attack of each
 * category and outcome to a site of sample builds.
 */

test.skip(Boolean(process.env.E2E_URL) || !isFull, 'publishes to a separate site, in the full series');
test.describe.configure({ timeout: 900_000 });

const buildAttacks: readonly BuildAttack[] = [
  ...[...styleAttacks, ...fileAttacks, ...renderAttacks, ...addressAttacks],
  ...[...manifestAttacks, ...listBuildAttacks],
];
const requestAttacks: readonly RequestAttack[] = [...registryAttacks, ...previewAttacks, ...listAttacks];

const runs = [
  ...buildAttacks.map((attack) => ({ ...attack, run: (team: HostileTeam) => team.publish(attack.build) })),
  ...archiveAttacks.map((attack) => ({
    ...attack,
    run(team: HostileTeam) {
      const archive = attack.archive();
      return team.sendArchive(archive instanceof Uint8Array ? archive : makeArchive(...archive));
    },
  })),
  ...requestAttacks,
].filter(
  // These need the test's shell or another team's preview, or wait and send much: they are in the tests of the registry.
  ({ id }) => !['list-block', 'preview-join', 'render-slow', 'registry-stall', 'registry-audit-flood'].includes(id),
);
const categories = [...new Set(runs.map(({ category }) => category))];

/** The bytes of every page of other sections, and of their lists. */
async function readOthers({ read }: PublishedSite): Promise<Record<string, string>> {
  const { pages } = JSON.parse(await read('/_registry.json')) as { pages: { path: string; section: string }[] };
  const addresses = pages.filter(({ section, path }) => section !== 'hostile' && !path.includes(':'));
  const texts = addresses.map(async ({ path }) => [path, await read(path)] as const);
  return Object.fromEntries(await Promise.all(texts));
}

test('after what a section sends in each category, the pages of the others are the same, look the same and work', async ({
  published,
  browser,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-hostile-builds-'));
  const page = await browser.newPage({ baseURL: published.address });
  const { release } = await published.viit<{ release: string }>(['status']);
  const picture = await look(page);
  const others = await readOthers(published);
  expect(Object.keys(others).length).toBeGreaterThan(40);
  const team = await createHostileTeam({ ...published, folder, token: operatorToken });
  for (const category of categories) {
    const own = runs.filter((one) => one.category === category);
    for (const { outcome, id, run } of own) {
      const response = await run(team);
      if (outcome === 'refused')
        expect(typeof response === 'object' && response.status, id).toBeGreaterThanOrEqual(400);
    }
    expect(await readOthers(published), category).toEqual(others);
    expect((await look(page)).equals(picture), `${category}: another page looks the same`).toBe(true);
    await expectThatOthersWork(page);
  }
  await published.viit(['rollback', '--release', release, '--yes']);
  expect(await published.read('/_registry.json')).not.toContain('hostile');
  await page.close();
  fs.rmSync(folder, { recursive: true });
});
