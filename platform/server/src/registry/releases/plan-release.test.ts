import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { StoredBuild } from '@viit/render/jobs';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { type ChannelState, planRelease, type ReleasePlan, type ReleaseRequest, selectBuilds } from './plan-release.ts';
import type { ChannelRelease } from './releases.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-plan-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

/** All builds of these tests, by name and version. */
const builds = new Map<string, StoredBuild>(
  ['shell 1.0.0', 'shell 2.0.0', 'exams 1.0.0', 'exams 2.0.0', 'cells 1.0.0', 'cells 2.0.0'].map((build) => {
    const [name = '', version = ''] = build.split(' ');
    return [build, { version, manifest: writeSampleBuild(path.join(folder, build), { name, version }) }];
  }),
);

const buildOf = (build: string) => {
  const { manifest } = builds.get(build) ?? assert.fail(build);
  return { name: manifest.name, identity: manifest.identity };
};
const described = (identity: string) =>
  [...builds].find(([, build]) => build.manifest.identity === identity)?.[0] ?? '';

type Change = Pick<ReleaseRequest, 'list' | 'withdraw' | 'menu'>;
function plan(kind: ReleaseRequest['kind'], names: string[], state: ChannelState, change: Change = {}) {
  const request = { kind, builds: names.map(buildOf), ...change };
  const selected = [...selectBuilds(request, state).values()].map(described).sort();
  const release = new Map(
    selected.map((build) => [build.split(' ')[0] ?? '', builds.get(build) ?? assert.fail(build)]),
  );
  const origin = 'https://viit.example';
  return { selected, ...planRelease(request, state, { builds: release, lists: new Map(), origin }) };
}

const nothing: ChannelState = { live: undefined, current: undefined };
const asRelease = (id: string, plan: ReleasePlan): ChannelRelease => {
  const { inputHash, entries, chosen, chosenDocuments, withdrawn, menu } = plan;
  return { id, inputHash, entries, chosen, chosenDocuments, withdrawn, menu };
};
const live = asRelease('1', plan('publish', ['shell 1.0.0', 'exams 1.0.0', 'cells 1.0.0'], nothing));
const rendered = ({ jobs }: ReleasePlan) => jobs.map(({ section }) => section);

test('publishing replaces a build and renders only its pages', () => {
  const next = plan('publish', ['exams 2.0.0'], { live, current: live });
  assert.deepEqual(next.selected, ['cells 1.0.0', 'exams 2.0.0', 'shell 1.0.0']);
  assert.deepEqual(rendered(next), ['exams']);
  assert.deepEqual([next.isNew, next.chosen, next.changes], [true, [], [{ name: 'exams', version: '2.0.0' }]]);
});

test('publishing what is live already is not a new release', () => {
  assert.equal(plan('publish', ['exams 1.0.0'], { live, current: live }).isNew, false);
});

test('a list makes a new release, and every page is checked again', () => {
  const list = { name: 'announcement' as const, code: '', items: [] };
  const next = plan('publish', [], { live, current: live }, { list });
  assert.equal(next.isNew, true);
  assert.deepEqual(rendered(next), ['cells', 'exams']);
});

test('a new shell renders every page again', () => {
  const next = plan('publish', ['shell 2.0.0'], { live, current: live });
  assert.deepEqual(rendered(next), ['cells', 'exams']);
});

test('a granted menu entry renders every page again, once, and counts as a change of the shell', () => {
  const grant = { section: 'cells', names: ['Campus Life', 'Cells'], link: '/cells' };
  const next = plan('publish', [], { live, current: live }, { menu: { grant } });
  assert.deepEqual(rendered(next), ['cells', 'exams']);
  assert.deepEqual(next.changes, [{ name: 'shell', version: '1.0.0' }]);
  assert.deepEqual(next.jobs[0]?.input.first.menu, [{ names: grant.names, link: '/cells' }]);
  const granted = asRelease('2', next);
  assert.deepEqual(rendered(plan('publish', ['exams 2.0.0'], { live: granted, current: granted })), ['exams']);
  const revoked = plan(
    'publish',
    [],
    { live: granted, current: granted },
    { menu: { revoke: ['campus life', 'cells'] } },
  );
  assert.deepEqual([revoked.menu, revoked.inputHash], [[], live.inputHash]);
});

test('the menu entry of a section that is withdrawn goes with its page, and comes back with it', () => {
  const grant = { section: 'cells', names: ['Campus Life', 'Cells'], link: '/cells' };
  const granted = asRelease('2', plan('publish', [], { live, current: live }, { menu: { grant } }));
  const without = plan('publish', [], { live: granted, current: granted }, { withdraw: 'cells' });
  assert.deepEqual([rendered(without), without.jobs[0]?.input.first.menu], [['exams'], undefined]);
  const withdrawn = asRelease('3', without);
  const back = plan('publish', ['cells 1.0.0'], { live: withdrawn, current: withdrawn });
  assert.deepEqual(
    back.jobs.map(({ input }) => input.first.menu?.[0]?.link),
    ['/cells', '/cells'],
  );
});

test('a section that leaves makes a new release of what remains', () => {
  const next = plan('publish', [], { live, current: live }, { withdraw: 'cells' });
  assert.deepEqual(next.selected, ['exams 1.0.0', 'shell 1.0.0']);
  assert.deepEqual([next.isNew, rendered(next)], [true, []]);
});

test('a new preview is the live release with its builds', () => {
  const next = plan('add', ['exams 2.0.0'], { live, current: undefined });
  assert.deepEqual(next.selected, ['cells 1.0.0', 'exams 2.0.0', 'shell 1.0.0']);
  assert.deepEqual(next.chosen, ['exams']);
});

const preview = asRelease('2', plan('add', ['exams 2.0.0'], { live, current: undefined }));

test('adding to a preview keeps the builds that were chosen before, and follows the live site otherwise', () => {
  const newer = asRelease('3', plan('publish', ['cells 2.0.0'], { live, current: live }));
  const followed = plan('add', ['exams 2.0.0'], { live: newer, current: preview });
  assert.deepEqual(followed.selected, ['cells 2.0.0', 'exams 2.0.0', 'shell 1.0.0']);
  assert.deepEqual(followed.chosen, ['exams']);
  const added = plan('add', ['cells 1.0.0'], { live: newer, current: preview });
  assert.deepEqual(added.selected, ['cells 1.0.0', 'exams 2.0.0', 'shell 1.0.0']);
  assert.deepEqual(added.chosen, ['exams', 'cells']);
});

test('a preview before the first release keeps its own builds', () => {
  const builds = ['shell 1.0.0', 'exams 1.0.0'];
  const current = asRelease('2', plan('add', builds, nothing));
  const next = plan('add', ['cells 1.0.0'], { live: undefined, current });
  assert.deepEqual(next.selected, ['cells 1.0.0', 'exams 1.0.0', 'shell 1.0.0']);
});

test('replacing a preview keeps no build that was chosen before', () => {
  const next = plan('replace', ['cells 2.0.0'], { live, current: preview });
  assert.deepEqual(next.selected, ['cells 2.0.0', 'exams 1.0.0', 'shell 1.0.0']);
  assert.deepEqual([next.chosen, next.isNew], [['cells'], true]);
});

test('replacing a preview with the same entries but other choices is a new release', () => {
  const exams = asRelease('4', plan('replace', ['exams 1.0.0'], { live, current: undefined }));
  assert.equal(plan('replace', ['exams 1.0.0'], { live, current: exams }).isNew, false);
  const both = plan('replace', ['exams 1.0.0', 'cells 1.0.0'], { live, current: exams });
  assert.deepEqual([both.isNew, both.chosen], [true, ['exams', 'cells']]);
  const swapped = plan('replace', ['cells 1.0.0', 'exams 1.0.0'], { live, current: asRelease('5', both) });
  assert.equal(swapped.isNew, false, 'the order of the choices does not matter');
});
