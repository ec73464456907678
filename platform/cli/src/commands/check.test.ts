import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { findChromium } from '@viit/core/chromium';
import { htmlSection } from '../../../server/src/registry/testing/html-builds.ts';
import { writeSampleBuild } from '../../../server/src/registry/testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../../server/src/registry/testing/test-registry.ts';
import type { CheckName, CheckResult } from '../check/check-result.ts';
import { hydratingShell } from '../testing/hydrating-shell.ts';
import { runViit } from '../testing/run-viit.ts';

let registry: TestRegistry;

const inBrowser = { skip: !findChromium() && 'Chromium is not installed' };

const goodPage =
  '<h1>Exams</h1><p>Dates, rules and <a href="/exams/results#first">results</a> of <a href="/cells">cells</a>.</p>';
const good = { '/exams': goodPage, '/exams/results': '<h1>Results</h1><p id="first">The first results.</p>' };

before(async () => {
  registry = await openTestRegistry();
  await registry.publish(hydratingShell);
  await registry.publish(htmlSection('cells', '1.0.0', { '/cells': '<h1>Cells</h1>' }));
  await registry.publish(htmlSection('exams', '1.0.0', { '/exams': goodPage }));
});
after(() => registry.close());

/** Writes a finished build of exams. @returns its dist folder. */
function distOf(version: string, pages: Parameters<typeof htmlSection>[2]): string {
  const folder = path.join(registry.folder, `check-${version}`);
  writeSampleBuild(folder, htmlSection('exams', version, pages));
  return path.join(folder, 'dist');
}

async function check(args: readonly string[], env: Record<string, string> = {}) {
  const token = await registry.tokenFor('exams');
  const pictures = path.join(registry.folder, 'pictures');
  const options = ['--pictures', pictures, ...args];
  const result = await runViit(['check', ...options], { VIIT_SERVER: registry.address, VIIT_TOKEN: token, ...env });
  return { ...result, pictures };
}

/** For scripts of pages: makes an element. */
const element = 'const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });';

/** Findings of a check, by page. */
const foundBy = (result: CheckResult, name: CheckName): Record<string, string> =>
  Object.fromEntries(
    (result.checks.find((one) => one.name === name)?.findings ?? []).map(({ page, reason }) => [page, reason]),
  );

test('a build without faults passes every check, and nothing of it is stored', inBrowser, async () => {
  const { code, out, err } = await check(['exams', '--dist', distOf('1.1.0', good)]);
  assert.equal(code, 0, out + err);
  assert.match(out, /^exams 1\.1\.0 against release \d+: 1 new, 0 changed, 1 the same for visitors\.\n✓ registry /);
  assert.equal(out.match(/^✓ /gm)?.length, 9);
  assert.doesNotMatch(out, /✗/);
  assert.match(err, /check in the browser/);
  assert.equal(/without its sandbox/.test(err), process.getuid?.() === 0);
  const { body } = await registry.request('GET', 'builds/exams');
  assert.deepEqual(
    (body as unknown as { version: string }[]).map(({ version }) => version),
    ['1.0.0'],
  );
});

test('each fault is found on its page, and a picture shows the page', inBrowser, async () => {
  const dist = distOf('2.0.0', {
    '/exams': goodPage,
    '/exams/axe': '<h1>A button without a name</h1><button type="button"></button>',
    '/exams/console': { html: '<h1>A page that complains</h1>', script: "console.error('no figures')" },
    '/exams/html': '<h1>Invalid</h1><p><div>A block in a paragraph</div></p>',
    '/exams/links': '<h1>Links</h1><a href="/exams/none">a</a><a href="/cells#none">b</a><a href="/none.pdf">c</a>',
    '/exams/text': {
      html: '<div></div>',
      script: `${element}document.querySelector('main div').append(element('h1', 'Late'), element('p', 'Only with a script.'));`,
    },
    '/exams/throws': {
      html: '<h1>A page that throws</h1>',
      script: `${element}const alert = element('section', '');
alert.role = 'alert';
alert.append(element('h1', 'This page has run into an error'));
document.querySelector('main').replaceChildren(alert);
throw new Error('the page is broken')`,
    },
    '/exams/wide': '<h1>Wide</h1><p style="width: 3000px">A line that does not wrap</p>',
  });
  const { code, out, err, pictures } = await check(['--dist', dist, '--json']);
  assert.equal(code, 5, out + err);
  const result = JSON.parse(out) as CheckResult;
  assert.deepEqual([result.section, result.version, result.pages.new.length], ['exams', '2.0.0', 7]);
  const find = (name: CheckName) => foundBy(result, name);
  assert.match(find('axe')['/exams/axe'] ?? '', /^at (360|1280) px: button-name: button/);
  assert.deepEqual(find('console'), {
    '/exams/console': 'error: no figures',
    '/exams/throws': 'error: the page is broken',
  });
  assert.deepEqual(Object.keys(find('html')).includes('/exams/html'), true);
  assert.deepEqual(
    result.checks.find(({ name }) => name === 'links')?.findings.map(({ page, reason }) => `${page} → ${reason}`),
    [
      '/exams → /exams/results#first: no such page',
      '/exams/links → /exams/none: no such page',
      '/exams/links → /cells#none: no such fragment on that page',
      '/exams/links → /none.pdf: the file responds with 404',
    ],
  );
  assert.match(find('boundaries')['/exams/throws'] ?? '', /the page throws/);
  assert.match(find('text')['/exams/text'] ?? '', /only with JavaScript: Only with a script/);
  assert.match(find('width')['/exams/wide'] ?? '', /^scrolls sideways at (360|1280) px/);
  assert.deepEqual(find('hydration'), {});
  assert.ok(fs.statSync(path.join(pictures, 'exams-axe.png')).size > 1000);
});

test(
  'pictures go to a new folder that only this user can open, unless there is another choice',
  inBrowser,
  async () => {
    const dist = distOf('2.1.0', { '/exams': '<h1>Exams</h1><button type="button"></button>' });
    const env = { VIIT_SERVER: registry.address, VIIT_TOKEN: await registry.tokenFor('exams') };
    const { out } = await runViit(['check', '--dist', dist, '--json'], env);
    const { pictures = '' } = JSON.parse(out) as CheckResult;
    assert.ok(!pictures.startsWith(registry.folder));
    assert.equal(fs.statSync(pictures).mode & 0o777, 0o700);
    assert.deepEqual(fs.readdirSync(pictures), ['exams.png']);
    fs.rmSync(pictures, { recursive: true });
  },
);

test('without a browser the other checks are made, and the command says how to install one', async () => {
  const args = ['exams', '--dist', distOf('3.0.0', good)];
  const { code, out } = await check(args, { CHROMIUM_PATH: '/no/such/browser' });
  assert.equal(code, 1);
  assert.match(out, /✓ registry .*\n✓ html .*\n✓ links .*\n– hydration, .*, text: not checked\. .*Install .*chromium/);
});

test('a build that the registry refuses ends the command with its code, before a browser starts', async () => {
  const { code, out } = await check(['exams', '--dist', distOf('1.0.0', good), '--json']);
  assert.deepEqual([code, (JSON.parse(out) as { code: string }).code], [3, 'version-taken']);
  const without = ['exams', '--dist', distOf('4.0.0', { '/exams/results': good['/exams/results'] }), '--json'];
  const noBrowser = { CHROMIUM_PATH: '/no/such/browser' };
  const codeOf = async (...args: string[]) => {
    const result = await check([...without, ...args], noBrowser);
    return [result.code, (JSON.parse(result.out) as { code?: string }).code];
  };
  assert.deepEqual(await codeOf(), [3, 'page-removed']);
  assert.deepEqual(await codeOf('--remove', '/exams'), [1, undefined], 'only the browser is missing');
  assert.deepEqual(await codeOf('--remove', '/exams', '--page', '/exams/none'), [2, 'argument-invalid']);
});
