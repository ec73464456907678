import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnstorable } from '@viit/core/storable-text';
import { fuzz } from '@viit/test/fuzz';
import { processorTime } from '@viit/test/processor-time';
import fc from 'fast-check';
import { countReport } from './count-report.ts';
import type { KnownReleases } from './known-releases.ts';
import { reportLimits } from './limits.ts';
import { parseReport, toReport } from './read-report.ts';
import { reportOf, viewOf } from './testing/sample-reports.ts';

const build = (name: string) => ({ name, version: '1.0.0', identity: '0'.repeat(64), routes: [`/${name}`] });
const builds = new Map(['shell', 'exams'].map((name) => [name, build(name)]));
const known: KnownReleases = { preview: '', releases: [{ id: '7', builds }] };

/** Everything that happens to a body before its counts are added up. */
function count(body: string) {
  const report = parseReport(body);
  const converted = report && toReport(report, known);
  return converted && countReport(converted, known, 'chrome');
}

test('the time for an error grows only with its length, for any message and address', () => {
  for (const part of ['/', '/a', 'a', 'a@', '@a.', 'https:/', '.a']) {
    const read = (length: number) => () => {
      const text = part.repeat(length / part.length);
      const problems = Array(9).fill({ kind: 'error', message: text, source: text, count: 1 });
      for (let i = 0; i < 20; i++) count(JSON.stringify(reportOf(viewOf({ problems }), viewOf({ problems }))));
    };
    read(75)();
    const [short, long] = [processorTime(read(75)), processorTime(read(300))];
    assert.ok(long < 10 + short * 8, `${part}: ${short} ms, four times as long ${long} ms`);
  }
});

test('no line of the bootstrap script takes much longer than an ordinary one of its length', () => {
  const read = (line: string) => () => {
    for (let i = 0; i < 20; i++) count(`/exams\n${line}`);
  };
  const ordinary = processorTime(read(`https://viit.example/a.js,1,1,${'a'.repeat(16_000)}`));
  for (const part of [',', ',1', 'a', '1,1,', ',,1']) {
    const time = processorTime(read(`${part.repeat(16_000 / part.length)}\r,`));
    assert.ok(time < 20 + ordinary * 5, `${part}: ${time} ms, an ordinary line ${ordinary} ms`);
  }
});

test('addresses lose their queries and e-mail addresses disappear, anywhere in a message', () => {
  const message =
    'a/b?c=d of https://viit.example/a#b?c (/x?y) and "/q?r" for asha.k@viit.example.in, x@y@viit.example; a@b, why?';
  const problems = [{ kind: 'boundary' as const, message, count: 1 }];
  const [problem] = count(JSON.stringify(reportOf(viewOf({ problems }))))?.problems ?? [];
  assert.equal(problem?.message, 'a/b of https://viit.example/a (/x) and "/q" for …, x@…; a@b, why?');
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom('\ud83d', '\ude00', '😀', '\0', '/', '?', 'a@b.c', 'at a (/x:1:1)\n', ','), {
      maxLength: 60,
    })
    .map((all) => all.join('')),
);
const problem = fc.record(
  {
    kind: fc.constantFrom('error', 'boundary', 'resource', 'csp'),
    message: text,
    stack: text,
    source: text,
    section: fc.constantFrom('exams', 'cells'),
    count: fc.integer({ min: 0, max: 1001 }),
  },
  { requiredKeys: ['kind', 'message', 'count'] },
);
const report = fc.array(problem, { maxLength: 10 }).map((problems) => reportOf(viewOf({ problems } as never)));
const violation = fc.record(
  {
    documentURL: fc.constantFrom('/exams', 'https://viit.example/exams?a', '/x'),
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: fc.double(),
    columnNumber: fc.double(),
  },
  { requiredKeys: ['documentURL'] },
);
const body = fc.oneof(
  report.map((one) => JSON.stringify(one)),
  fc
    .array(violation, { maxLength: 3 })
    .map((all) => JSON.stringify(all.map((one) => ({ type: 'csp-violation', body: one })))),
  violation.map(({ documentURL, blockedURL, sourceFile }) =>
    JSON.stringify({
      'csp-report': { 'document-uri': documentURL, 'blocked-uri': blockedURL, 'source-file': sourceFile },
    }),
  ),
  text.map((lines) => `/exams\n${lines}`),
  fc.json(),
  text,
);

test('any body gives no error, and counts that can be stored', () => {
  const property = fc.property(body, (one) => {
    const counted = count(one);
    assert.equal(findUnstorable(counted), undefined);
    for (const { message } of counted?.problems ?? []) assert.ok(message.length <= 300);
  });
  const examples = ['\0', '\ud83d', `${'a'.repeat(299)}😀`].map((message): [string] => [
    JSON.stringify(reportOf(viewOf({ problems: [{ kind: 'boundary', message, count: 1 }] }))),
  ]);
  fc.assert(property, fuzz({ examples }));
});

test('a report of the greatest size costs a fraction of the time that reports may take', () => {
  const stack = 'at go (https://viit.example/_builds/exams/000000000000/a.js:1:1)\n'.repeat(45);
  const problems = Array(5).fill({ kind: 'error', message: 'a', stack, count: 1 });
  const largest = JSON.stringify(reportOf(viewOf({ problems })));
  assert.ok(largest.length < reportLimits.bodyBytes);
  count(largest);
  assert.ok(processorTime(() => count(largest)) < reportLimits.clientMsPerSecond);
});

const countView = (view: object) => count(JSON.stringify(reportOf(viewOf(view)))) ?? assert.fail();

test('an element that was painted late is named; one that was painted in time is not', () => {
  const elements = { LCP: 'img.hero', INP: 'button' };
  const named = (vitals: object) =>
    countView({ vitals, elements }).problems.map(({ kind, message }) => [kind, message]);
  assert.deepEqual(named({ LCP: 2500, INP: 200 }), []);
  const late = [
    ['slow-LCP', 'img.hero'],
    ['slow-INP', 'button'],
  ];
  assert.deepEqual(named({ LCP: 2501, INP: 201 }), late);
});

test('a view fails by an error of a section, once, and not by one of an extension', () => {
  const failures = (...problems: object[]) =>
    countView({ problems }).counts.flatMap(({ kind, section }) => (kind === 'failed-view' ? [section] : []));
  const own = { kind: 'boundary', message: 'x', section: 'exams', count: 1 };
  const foreign = { kind: 'error', message: 'x', stack: 'at a (chrome-extension://a/b.js:1:1)', count: 1 };
  assert.deepEqual(failures(own, { ...own, message: 'y' }), ['exams']);
  assert.deepEqual(failures(foreign), []);
});

test('errors that differ in a number only are one error', () => {
  const error = (message: string) => ({ kind: 'boundary', message, section: 'exams', count: 1 });
  const { problems } = countView({ problems: ['item 12', 'item 7', 'entry 7'].map(error) });
  assert.equal(new Set(problems.map(({ fingerprint }) => fingerprint)).size, 2);
});
