import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Health } from '@viit/contract/registry-api';
import type { Report, ReportedView } from '@viit/contract/reports';
import { type SampleBuild, writeSampleBuild } from '../../server/src/registry/testing/sample-builds.ts';
import { reportLimits } from '../../server/src/reports/limits.ts';
import { type CommandTest, openCommandTest } from './testing/command-test.ts';
import { describeWatched, watchVersion } from './watch-version.ts';

/*
 * A section that passes every check and goes live, but throws in an effect on narrow screens. Simulated visits send the same
 * reports as the reporter.
 */

let registry: CommandTest;

const defaults = { ...reportLimits };

before(async () => {
  Object.assign(reportLimits, { flushMs: 100, releasesMs: 1 });
  registry = await openCommandTest();
});
after(() => {
  Object.assign(reportLimits, defaults);
  return registry.close();
});

const pages = ['/exams', '/exams/core-team', '/exams/timetables'];

/** A build of exams with a script and its source map, which places column 20 of line 1 at line 37 of the countdown. */
function examsBuild(version: string): SampleBuild {
  const map = {
    ...{ version: 3, names: ['Countdown'], sources: ['remotes/exams/src/timetables/countdown.tsx'] },
    mappings: 'mBAoCmBA',
  };
  return {
    ...{ name: 'exams', version, pages, clientFiles: { '4.85bbecd6.js': `// exams ${version}\n` } },
    serverFiles: { 'maps/4.85bbecd6.js.map': JSON.stringify(map) },
  };
}

/** Writes the build. @returns its dist folder. */
function writeExams(version: string): string {
  const folder = path.join(registry.folder, `watched-${version}`);
  writeSampleBuild(folder, examsBuild(version));
  return path.join(folder, 'dist');
}

/** The address of the live exams' script. */
function scriptOf(dist: string): string {
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as { base: string };
  return `https://viit.example${manifest.base}4.85bbecd6.js`;
}

interface Visits {
  section: string;
  version: string;
  pages: readonly string[];
  count: number;
  /** The script that throws on narrow screens, at the last of the pages. */
  broken?: string;
}

/**
 * Simulates visits of the live version, a third of them on narrow screens, and waits until they are counted. Loading times vary as
 * visitors' connections do.
 */
async function visit({ section, version, pages: visited, count, broken }: Visits): Promise<void> {
  const views = Array.from({ length: count }, (_, i): ReportedView => {
    const page = visited[i % visited.length] ?? '/';
    const fails = broken !== undefined && page === visited.at(-1) && i % 2 === 0;
    const stack = `TypeError: Cannot read properties of null (reading 'getTime')\n    at o (${broken}:1:20)`;
    const problem = {
      kind: 'boundary',
      message: "TypeError: Cannot read properties of null (reading 'getTime')",
    } as const;
    return {
      ...{ section, version, page, navigation: 'navigate', isCounted: false, hadErrors: false, elements: {} },
      vitals: {
        LCP: 900 + ((i * 37) % 100) * 25,
        INP: 40 + ((i * 53) % 100) * 2,
        CLS: 0.01,
        TTFB: 100 + ((i * 71) % 100) * 5,
      },
      problems: fails ? [{ ...problem, stack, section, count: 1 }] : [],
    };
  });
  for (let i = 0; i < views.length; i += 20) {
    const report: Report = { shell: '1.0.0', connection: '4g', views: views.slice(i, i + 20) };
    const response = await fetch(`${registry.address}/_reports`, { method: 'POST', body: JSON.stringify(report) });
    assert.equal(response.status, 204);
  }
  const countViews = async () => {
    const { value } = await registry.viitJson<{ health: Health }>(['reports', section]);
    return value.health.sections[0]?.now.views ?? 0;
  };
  while ((await countViews()) < count) await new Promise((resolve) => setTimeout(resolve, 100));
}

test('a version that is broken only in browsers is noticed within a minute, with section, page, file and line', async () => {
  await registry.publish(examsBuild('1.1.0'));
  await visit({ section: 'exams', version: '1.1.0', pages, count: 400 });
  await visit({ section: 'cells', version: '1.0.0', pages: ['/cells'], count: 400 });
  const dist = writeExams('1.2.0');
  const begin = Date.now();
  const watching = registry.viit(['publish', 'exams', '--dist', dist, '--watch', '50s']);
  // A healthy section goes live in the same minute.
  await registry.publish({ name: 'cells', version: '1.1.0' });
  while (!/1\.2\.0/.test(await registry.read('/exams'))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Of one page, so that it has enough views whenever the command compares.
  await visit({ section: 'exams', version: '1.2.0', pages: pages.slice(-1), count: 200, broken: scriptOf(dist) });
  await visit({ section: 'cells', version: '1.1.0', pages: ['/cells'], count: 200 });
  const { code, out, err } = await watching;
  assert.equal(code, 6, err + out);
  assert.ok(Date.now() - begin < 60_000);
  assert.match(out, /^exams 1\.2\.0 is worse than 1\.1\.0:\n/);
  assert.match(out, /\/exams\/timetables: \d+(?:\.\d)? of 1000 views have errors, before 0 \(\d+ and \d+ views\)$/m);
  assert.match(out, /^A version is worse if .* at least 30 views/m);
  assert.match(out, /viit rollback exams/);

  const errors = await registry.viit(['reports', 'exams', '--stacks']);
  assert.equal(errors.code, 0, errors.err);
  assert.match(errors.out, /^exams +1\.2\.0 +200 +\d+\.\d ! .* worse than before$/m);
  assert.match(errors.out, /^ {2}before +1\.1\.0 +400 +0\.0 /m);
  assert.match(errors.out, /× exams 1\.2\.0 \/exams\/timetables +boundary: TypeError: Cannot read properties of null/);
  assert.match(errors.out, /^ +at remotes\/exams\/src\/timetables\/countdown\.tsx:37:20$/m);

  const status = await registry.viit(['status']);
  assert.match(status.out, /^exams +1\.2\.0 .* worse than before /m);
  assert.match(status.out, /^cells +1\.1\.0 .* as before /m);
  assert.match(status.out, /^A version is worse if /m);
  assert.doesNotMatch((await registry.viit(['reports', 'cells'])).out, /A version is worse if/);
});

test('reports show what three quarters of the views stay below, beside the previous version', async () => {
  const { out } = await registry.viit(['reports', 'cells']);
  assert.match(out, /^section +version +views +failed +LCP +INP +CLS +TTFB +health$/m);
  assert.match(out, /^cells +1\.1\.0 +200 +0\.0 +2\.\d s +\d+ ms +0\.01 +\d+ ms +as before$/m);
  assert.match(out, /^ {2}before +1\.0\.0 +400 /m);
  assert.match(out, /^\/cells +1\.1\.0 +200 /m);
});

test('too few views are called that, and a browser without reports too', async () => {
  await registry.publish({ name: 'cells', version: '1.2.0' });
  await visit({ section: 'cells', version: '1.2.0', pages: ['/cells'], count: 20 });
  const { out } = await registry.viit(['reports', 'cells']);
  assert.match(out, /^cells +1\.2\.0 +20 +- +- +- +- +- +too few views \(30 needed\)$/m);
  const watched = await registry.viit([
    'publish',
    'cells',
    '--dist',
    registry.distOf('1.3.0', 'cells'),
    '--watch',
    '1s',
  ]);
  assert.equal(watched.code, 0, watched.err);
  assert.match(watched.out, /Too few views to compare cells 1\.3\.0 with 1\.2\.0: 0 and 20\./);
});

test('a time that is none is an invalid command', async () => {
  const { code, err } = await registry.viit(['publish', 'exams', '--watch', 'soon']);
  assert.deepEqual([code, /Use a time such as 90s/.test(err)], [2, true]);
});

test('watching ends when another version is live, and reports of a preview that does not exist are refused', async () => {
  const live = { sections: [{ name: 'exams', version: '2.0.0', worse: [] }], rule: '' };
  const context = { registry: { call: async () => live }, output: { hint: () => {} } };
  await assert.rejects(watchVersion(context as never, 'exams', '1.0.0', 1000), {
    ...{ code: 'watch-ended', message: /exams 1\.0\.0 is not live any more: 2\.0\.0 is/ },
  });
  const { code, value } = await registry.viitJson(['reports', '--preview', 'nothing']);
  assert.deepEqual([code, value.code], [3, 'preview-unknown']);
});

test('a first version, and one that is not worse than the earlier one, are called that', () => {
  const now = { views: 400, failedViews: 4, errors: 4, vitals: {} };
  const before = { ...now, views: 200 };
  const described = (more: object) => {
    const health = { name: 'exams', version: '2.0.0', versionBefore: '1.0.0', now, before, worse: [], ...more };
    return describeWatched({ health, rule: 'The rule.', isWorse: false } as never)[0];
  };
  const figures = '400 views, 10.0 of 1000 with errors; before, 200 views, 20.0 of 1000.';
  assert.equal(described({}), `exams 2.0.0 is not worse than 1.0.0: ${figures}`);
  assert.match(String(described({ versionBefore: null, before: null })), /is its first version/);
});
