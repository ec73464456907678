import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { renderLimits } from '@viit/render/limits';
import { pageLimits } from '../../registry/pages/page-processes.ts';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';

let registry: RefusalTest;

before(async () => {
  registry = await openRefusalTest();
});
after(() => registry.close());

const publishPage = (component: string) =>
  registry.publish(
    registry.nextExams({
      bundle: `exports.default = [{ id: 'page-0', load: async () => ({ default: ${component} }) }];`,
    }),
  );

test('a section that needs another version of a shared module, or one that is not shared, is refused', async () => {
  const react = await registry.publish(registry.nextExams({ peers: { react: '^18.0.0' } }));
  await registry.expectRefusal(react, 'peer-unmet', /react \^18\.0\.0.*19\.3\.1/);
  const jquery = await registry.publish(registry.nextExams({ peers: { jquery: '^3.0.0' } }));
  await registry.expectRefusal(jquery, 'peer-unmet', /jquery/);
});

test("a section that claims another section's address is refused", async () => {
  const response = await registry.publish(registry.nextExams({ pages: ['/cells'] }));
  await registry.expectRefusal(response, 'address-taken', /cells and exams.*\/cells/);
});

test('a page that a static host would serve for other addresses of a shared folder is refused', async () => {
  for (const page of ['/documents/404', '/pdfs/index', '/images/cells/Index']) {
    const response = await registry.publish({ name: 'exams', version: '7.0.0', pages: ['/exams', page] });
    await registry.expectRefusal(response, 'address-reserved', new RegExp(page, 'i'));
  }
});

test('a section that claims a reserved address is refused', async () => {
  const response = await registry.publish(registry.nextExams({ pages: ['/api/x'] }));
  await registry.expectRefusal(response, 'address-reserved', /\/api\/x/);
});

test('a page that throws is refused', async () => {
  const response = await publishPage("() => { throw new Error('no such member'); }");
  await registry.expectRefusal(response, 'page-fails', /page \/exams of exams.*no such member/s);
});

test('a page that never finishes, in a loop or with a promise, is refused', async () => {
  renderLimits.pageMs = 700;
  try {
    await registry.expectRefusal(await publishPage('() => { for (;;); }'), 'page-fails', /endless loop/);
    const bundle = "exports.default = [{ id: 'page-0', load: () => new Promise(() => {}) }];";
    await registry.expectRefusal(await registry.publish(registry.nextExams({ bundle })), 'page-fails', /promise/);
  } finally {
    renderLimits.pageMs = 10_000;
  }
});

test('a section whose pages each render in time, but take too long together, is refused', async () => {
  const { sectionMs } = renderLimits;
  renderLimits.sectionMs = 250;
  try {
    const pages = Array.from({ length: 6 }, (_, i) => `/exams/${i}`);
    const page = "load: () => new Promise((resolve) => setTimeout(resolve, 100, { default: () => 'slow' }))";
    const bundle = `exports.default = ${JSON.stringify(pages)}.map((_, i) => ({ id: 'page-' + i, ${page} }));`;
    const response = await registry.publish(registry.nextExams({ pages, bundle }), { remove: ['/exams'] });
    await registry.expectRefusal(response, 'pages-too-slow', /The 6 pages of exams .* within 0\.25 s; [1-6] are left/);
  } finally {
    renderLimits.sectionMs = sectionMs;
  }
});

test('a page that needs too much memory is refused', async () => {
  const response = await publishPage('() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }');
  await registry.expectRefusal(response, 'page-fails', /512 MB/);
});

test('a page that ends the renderer is refused', async () => {
  await registry.expectRefusal(await publishPage('() => process.exit(3)'), 'page-fails');
});

test('a page over its budget is refused', async () => {
  const response = await publishPage(`() => ${JSON.stringify(randomBytes(150_000).toString('base64'))}`);
  await registry.expectRefusal(response, 'page-too-large', /100\.0 KB/);
});

const publishShell = (version: string, html: string) => {
  const bundle = `exports.modules = {}; exports.default = []; exports.renderPage = async () => ({ html: ${html}, scriptHashes: [], styleHashes: [] });`;
  return registry.publish({ name: 'shell', version, bundle });
};

test('a shell in which a live page does not render is refused', async () => {
  const response = await publishShell('1.1.0', "(() => { throw new Error('no header'); })()");
  await registry.expectRefusal(response, 'page-fails', /page \/\w+ of (cells|exams).*no header/s);
});

test('a shell in which a page has no title is refused', async () => {
  await registry.expectRefusal(await publishShell('1.2.0', "'<p>nothing</p>'"), 'page-without-title');
});

test('publishing an unknown build, or on a channel with an impossible name, is refused', async () => {
  const body = { name: 'exams', identity: 'f'.repeat(64) };
  await registry.expectRefusal(await registry.request('POST', 'channels/A%20B', body), 'channel-name-invalid');
  await registry.expectRefusal(await registry.request('POST', 'channels/live', body), 'build-unknown', /ffffffffffff/);
});

test('promoting an unknown preview is refused', async () => {
  await registry.expectRefusal(await registry.request('POST', 'promote', { channel: 'nothing' }), 'preview-unknown');
});

test("promoting a preview without a build of the team's own is refused", async () => {
  await registry.publish({ name: 'cells', version: '7.0.0' }, { channel: 'theirs' });
  const token = await registry.tokenFor('exams');
  const response = await registry.request('POST', 'promote', { channel: 'theirs' }, token);
  await registry.expectRefusal(response, 'nothing-to-promote', /made for cells/);
});

test('a tester that promotes is refused with advice on who can', async () => {
  const token = await registry.tokenFor('tester');
  const response = await registry.request('POST', 'promote', { channel: 'theirs' }, token);
  await registry.expectRefusal(response, 'nothing-to-promote', /Ask those who may publish that.*viit promote theirs/);
});

test('a rollback to what was never live is refused', async () => {
  const rollBack = (body: object) => registry.request('POST', 'rollback', body);
  await registry.expectRefusal(await rollBack({ part: 'exams' }), 'no-earlier-version');
  await registry.expectRefusal(await rollBack({ part: 'library' }), 'never-live');
  await registry.expectRefusal(await rollBack({ part: 'exams', version: '9.9.9' }), 'never-live', /so far: 1\.0\.0/);
  await registry.expectRefusal(await rollBack({ release: '9999', confirmed: true }), 'never-live');
});

test('entries of no collection are refused', async () => {
  for (const list of ['exams/menu', 'none/notices']) {
    const unknown = await registry.request('PUT', `collections/${list}/entries`, { entries: [] });
    await registry.expectRefusal(unknown, 'list-unknown', /There is no collection/);
  }
});

test('a request that does not match its route is refused', async () => {
  await registry.expectRefusal(await registry.request('POST', 'channels/live', { name: 1 }), 'request-invalid', /name/);
  await registry.expectRefusal(
    await registry.request('PUT', 'builds/exams', {}),
    'request-invalid',
    /application\/gzip/,
  );
  await registry.expectRefusal(await registry.request('GET', 'status?count=0'), 'request-invalid', /count/);
});

test('a request to an unknown route is refused', async () => {
  await registry.expectRefusal(await registry.request('POST', 'nothing', {}), 'route-unknown');
});

test('entries that are too large are refused', async () => {
  const entries = [{ id: 'a', revision: null, value: { title: 'x'.repeat(4 * 1024 * 1024) } }];
  const response = await registry.request('PUT', 'collections/exams/notices/entries', { entries });
  await registry.expectRefusal(response, 'body-too-large');
});

test('a page of more HTML than any page needs is refused before it is read, however small it is compressed', async () => {
  const response = await publishPage("() => '<br>'.repeat(500_000)");
  await registry.expectRefusal(response, 'page-too-large', /page \/exams of exams has more than 1000\.0 KB of HTML/);
});

test('a page whose text cannot be stored is refused, also if it is structured data', async () => {
  const inText = await publishPage("() => 'Half of a pair: \\ud83d'");
  await registry.expectRefusal(inText, 'page-text-invalid', /page \/exams of exams .* surrogate pair.* HTML/);
  const inData = await publishPage(`() => '<script type="application/ld+json">{"name":"\\\\u0000"}</script>'`);
  await registry.expectRefusal(inData, 'page-text-invalid', /page \/exams of exams .* structuredData/);
});

test('a page that is too deep or takes too long to read is refused, and the next page is read', async (t) => {
  const deep = await publishPage("() => '<b>'.repeat(300_000)");
  await registry.expectRefusal(deep, 'page-too-complex', /page \/exams of exams/);
  const { ms } = pageLimits;
  t.after(() => {
    pageLimits.ms = ms;
  });
  pageLimits.ms = 300;
  const attributes = await publishPage(
    "() => '<p ' + Array.from({ length: 140_000 }, (_, i) => i.toString(36)).join('=1 ') + '>'",
  );
  await registry.expectRefusal(attributes, 'page-too-complex', /page \/exams of exams.* within 0\.3 s/);
});
