import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Collection } from '@viit/contract';
import type { StoredBuild } from '@viit/render/jobs';
import type { Content } from '../parts/parts.ts';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { applyChange, type Change, type ChannelState } from './change.ts';
import { planRelease, type ReleasePlan } from './plan-release.ts';
import type { ChannelRelease } from './releases.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-plan-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const dates: Collection = {
  ...{ name: 'dates', title: 'Dates', help: 'Of examinations.', seed: [] },
  fields: { day: { type: 'date', label: 'Day' } },
};

/** All builds of these tests, by name and version. */
const builds = new Map<string, StoredBuild>(
  ['shell 1.0.0', 'shell 2.0.0', 'exams 1.0.0', 'exams 2.0.0', 'cells 1.0.0', 'cells 2.0.0'].map((build) => {
    const [name = '', version = ''] = build.split(' ');
    const manifest = writeSampleBuild(path.join(folder, build), { name, version });
    return [build, { version, manifest: name === 'exams' ? { ...manifest, collections: [dates] } : manifest }];
  }),
);

const described = (identity: string) =>
  [...builds].find(([, build]) => build.manifest.identity === identity)?.[0] ?? '';

const section = { section: 'cells', names: ['Campus Life', 'Cells'], link: '/cells' };
const noContent: Content = { lists: new Map(), documents: [], menu: [] };

/** @param set parts by name: a build's version, any text for others. @param content of the release's parts. */
async function plan(
  channel: string,
  set: Record<string, string | null>,
  state: ChannelState,
  { content = {}, ...more }: { content?: Partial<Content>; isReplacing?: boolean } = {},
) {
  const hashOf = (name: string, version: string) => builds.get(`${name} ${version}`)?.manifest.identity ?? version;
  const parts = new Map(
    Object.entries(set).map(([name, version]) => [name, version === null ? null : hashOf(name, version)]),
  );
  const change: Change = { channel, parts, note: '', ...more };
  const next = applyChange(change, state);
  const selected = [...next.parts.values()].map(described).filter(Boolean).sort();
  const inputs = new Map(selected.map((build) => [build.split(' ')[0] ?? '', builds.get(build) ?? assert.fail(build)]));
  const rest = {
    builds: inputs,
    content: { ...noContent, ...content },
    unpublished: [],
    origin: 'https://viit.example',
    now: '2026-11-23T09:00',
  };
  return { selected, ...(await planRelease(change, state, next, { ...rest, browserSettings: undefined })) };
}

const nothing: ChannelState = { live: undefined, current: undefined };
const asRelease = (
  id: string,
  { inputHash, contentTimes, entries, chosen, parts, withdrawn }: ReleasePlan,
): ChannelRelease => ({
  ...{ id, inputHash, contentTimes, entries, chosen, parts, withdrawn },
});
const live = asRelease('1', await plan('live', { shell: '1.0.0', exams: '1.0.0', cells: '1.0.0' }, nothing));
const rendered = ({ jobs }: ReleasePlan) => jobs.map((job) => job.section);
const chosenIn = ({ chosen }: ReleasePlan) => [...chosen.keys()];

test('publishing replaces a build and renders only its pages', async () => {
  const next = await plan('live', { exams: '2.0.0' }, { live, current: live });
  assert.deepEqual(next.selected, ['cells 1.0.0', 'exams 2.0.0', 'shell 1.0.0']);
  assert.deepEqual([rendered(next), next.isNew, chosenIn(next)], [['exams'], true, []]);
});

test('publishing what is live already is not a new release', async () => {
  assert.equal((await plan('live', { exams: '1.0.0' }, { live, current: live })).isNew, false);
});

test('a list makes a new release, and every page is checked again', async () => {
  const content = { lists: new Map([['/api/content/exams/dates', [{ id: 'a', day: '2026-11-23' }]]]) };
  const next = await plan('live', { 'exams/dates': 'new' }, { live, current: live }, { content });
  assert.deepEqual([next.isNew, rendered(next)], [true, ['cells', 'exams']]);
});

test('a file for a document that no section has is refused', async () => {
  const set = () => plan('live', { '/documents/none.pdf': 'a file' }, { live, current: live });
  await assert.rejects(set, /There is no document at/);
});

test('a new shell renders every page again', async () => {
  assert.deepEqual(rendered(await plan('live', { shell: '2.0.0' }, { live, current: live })), ['cells', 'exams']);
});

const withMenu = { content: { menu: [section] } };

test('a granted menu entry renders every page again, once', async () => {
  const next = await plan('live', { menu: 'granted' }, { live, current: live }, withMenu);
  assert.deepEqual(rendered(next), ['cells', 'exams']);
  assert.deepEqual(next.jobs[0]?.input.first.menu, [{ names: section.names, link: '/cells' }]);
  const granted = asRelease('2', next);
  const later = await plan('live', { exams: '2.0.0' }, { live: granted, current: granted }, withMenu);
  assert.deepEqual(rendered(later), ['exams']);
  const revoked = await plan('live', { menu: 'revoked' }, { live: granted, current: granted });
  assert.equal(revoked.inputHash, live.inputHash);
});

test('the menu entry of a section that is withdrawn goes with its page, and comes back with it', async () => {
  const granted = asRelease('2', await plan('live', { menu: 'granted' }, { live, current: live }, withMenu));
  const without = await plan('live', { cells: null }, { live: granted, current: granted }, withMenu);
  assert.deepEqual([rendered(without), without.jobs[0]?.input.first.menu], [['exams'], undefined]);
  const withdrawn = asRelease('3', without);
  const back = await plan('live', { cells: '1.0.0' }, { live: withdrawn, current: withdrawn }, withMenu);
  assert.deepEqual(
    back.jobs.map(({ input }) => input.first.menu?.[0]?.link),
    ['/cells', '/cells'],
  );
});

test('a section that is withdrawn makes a new release of what remains, which knows its last build until it is back', async () => {
  const next = await plan('live', { cells: null }, { live, current: live });
  assert.deepEqual(next.selected, ['exams 1.0.0', 'shell 1.0.0']);
  assert.deepEqual([next.isNew, rendered(next)], [true, []]);
  assert.deepEqual([...next.withdrawn.values()].map(described), ['cells 1.0.0']);
  const withdrawn = asRelease('2', next);
  const back = await plan('live', { cells: '2.0.0' }, { live: withdrawn, current: withdrawn });
  assert.deepEqual([back.selected.length, back.withdrawn.size], [3, 0]);
});

test('a new preview is the live release with its builds', async () => {
  const next = await plan('trial', { exams: '2.0.0' }, { live, current: undefined });
  assert.deepEqual(next.selected, ['cells 1.0.0', 'exams 2.0.0', 'shell 1.0.0']);
  assert.deepEqual([...next.chosen], [['exams', live.parts.get('exams')]], 'with the version that was live');
});

const preview = asRelease('2', await plan('trial', { exams: '2.0.0' }, { live, current: undefined }));

test('adding to a preview keeps the parts that were chosen before, and follows the live site otherwise', async () => {
  const newer = asRelease('3', await plan('live', { cells: '2.0.0' }, { live, current: live }));
  const followed = await plan('trial', { exams: '2.0.0' }, { live: newer, current: preview });
  assert.deepEqual(followed.selected, ['cells 2.0.0', 'exams 2.0.0', 'shell 1.0.0']);
  assert.deepEqual(chosenIn(followed), ['exams']);
  const added = await plan('trial', { cells: '1.0.0' }, { live: newer, current: preview });
  assert.deepEqual(added.selected, ['cells 1.0.0', 'exams 2.0.0', 'shell 1.0.0']);
  assert.deepEqual(chosenIn(added), ['exams', 'cells']);
});

test('a preview before the first release keeps its own builds', async () => {
  const current = asRelease('2', await plan('trial', { shell: '1.0.0', exams: '1.0.0' }, nothing));
  const next = await plan('trial', { cells: '1.0.0' }, { live: undefined, current });
  assert.deepEqual(next.selected, ['cells 1.0.0', 'exams 1.0.0', 'shell 1.0.0']);
});

const isReplacing = true;

test('replacing a preview keeps no build that was chosen before', async () => {
  const next = await plan('trial', { cells: '2.0.0' }, { live, current: preview }, { isReplacing });
  assert.deepEqual(next.selected, ['cells 2.0.0', 'exams 1.0.0', 'shell 1.0.0']);
  assert.deepEqual([chosenIn(next), next.isNew], [['cells'], true]);
});

test('replacing a preview with the same entries but other choices is a new release', async () => {
  const replace = (set: Record<string, string>, current?: ChannelRelease) =>
    plan('trial', set, { live, current }, { isReplacing });
  const exams = asRelease('4', await replace({ exams: '1.0.0' }));
  assert.equal((await replace({ exams: '1.0.0' }, exams)).isNew, false);
  const both = await replace({ exams: '1.0.0', cells: '1.0.0' }, exams);
  assert.deepEqual([both.isNew, chosenIn(both)], [true, ['exams', 'cells']]);
  const swapped = await replace({ cells: '1.0.0', exams: '1.0.0' }, asRelease('5', both));
  assert.equal(swapped.isNew, false, 'the order of the choices does not matter');
});
