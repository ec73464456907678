import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { renderLimits } from '@viit/render/limits';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';

/* What would go live: refusals of the registry, made to happen over HTTP. */

let desk: RefusalTest;

before(async () => {
  desk = await openRefusalTest();
});
after(() => desk.close());

const bundleOf = (component: string) =>
  `exports.default = [{ id: 'page-0', load: async () => ({ default: ${component} }) }];`;

test('a peer range that the live shell does not meet, and a module that it does not share', async () => {
  await desk.refused(
    await desk.publish(desk.next({ peers: { react: '^18.0.0' } })),
    422,
    /asks for react \^18\.0\.0.*shares 19\.3\.1/,
  );
  await desk.refused(
    await desk.publish(desk.next({ peers: { jquery: '^3.0.0' } })),
    422,
    /jquery, which the shell .* does not share/,
  );
});

test('an address that is taken, or reserved', async () => {
  await desk.refused(
    await desk.publish(desk.next({ pages: ['/cells'] })),
    422,
    /Both cells and exams claim the address \/cells/,
  );
  await desk.refused(await desk.publish(desk.next({ pages: ['/api/x'] })), 422, /reserved for the server/);
});

test('a page that throws', async () => {
  const bundle = bundleOf("() => { throw new Error('no such member'); }");
  await desk.refused(await desk.publish(desk.next({ bundle })), 422, /page \/exams of exams fails.*no such member/s);
});

test('a page that hangs, in a loop or in a promise', async () => {
  renderLimits.pageMs = 700;
  try {
    for (const body of ['{ for (;;); }', '{ throw new Promise(() => {}); }']) {
      const bundle = body.includes('Promise')
        ? "exports.default = [{ id: 'page-0', load: () => new Promise(() => {}) }];"
        : bundleOf(`() => ${body}`);
      await desk.refused(
        await desk.publish(desk.next({ bundle })),
        422,
        /did not finish rendering within .* endless loop/,
      );
    }
  } finally {
    renderLimits.pageMs = 10_000;
  }
});

test('a page that eats memory', async () => {
  const bundle = bundleOf('() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }');
  await desk.refused(await desk.publish(desk.next({ bundle })), 422, /took more than 512 MB/);
});

test('a page that ends the renderer', async () => {
  await desk.refused(
    await desk.publish(desk.next({ bundle: bundleOf('() => process.exit(3)') })),
    422,
    /ended the renderer/,
  );
});

test('a page that weighs too much', async () => {
  const bundle = bundleOf(`() => ${JSON.stringify(randomBytes(150_000).toString('base64'))}`);
  await desk.refused(
    await desk.publish(desk.next({ bundle })),
    422,
    /weighs \d+\.\d KB compressed, and the budget is 100\.0 KB/,
  );
});

test('a shell in which a live page does not render, or has no title', async () => {
  const shell = (render: string) =>
    `exports.modules = {}; exports.default = []; exports.renderPage = async (request) => ({ html: ${render}, scriptHashes: [] });`;
  const throws = { name: 'shell', version: '1.1.0', bundle: shell("(() => { throw new Error('no header'); })()") };
  await desk.refused(await desk.publish(throws), 422, /page \/\w+ of (cells|exams) fails.*no header/s);
  const untitled = { name: 'shell', version: '1.2.0', bundle: shell("'<p>nothing</p>'") };
  await desk.refused(await desk.publish(untitled), 422, /has no title when it is rendered/);
});

test('a channel whose name cannot be an address, a build that was never sent, and a preview that is not there', async () => {
  const body = { name: 'exams', identity: 'f'.repeat(64) };
  await desk.refused(await desk.ask('POST', 'channels/A%20B', body), 400, /no name for a channel/);
  await desk.refused(await desk.ask('POST', 'channels/live', body), 404, /holds no build ffffffffffff of exams/);
  await desk.refused(await desk.ask('POST', 'promote', { channel: 'nothing' }), 404, /no preview "nothing"/);
});

test("a preview that holds no build of the team's own", async () => {
  await desk.publish({ name: 'cells', version: '7.0.0' }, { channel: 'theirs' });
  const token = await desk.tokenFor('exams');
  await desk.refused(
    await desk.ask('POST', 'promote', { channel: 'theirs' }, token),
    422,
    /no build of exams.*made for cells/,
  );
});

test('a way back to where the site never was', async () => {
  await desk.refused(
    await desk.ask('POST', 'rollback', { section: 'exams' }),
    404,
    /first build of exams that was live/,
  );
  await desk.refused(await desk.ask('POST', 'rollback', { section: 'nobody' }), 404, /nobody was never live/);
  await desk.refused(
    await desk.ask('POST', 'rollback', { section: 'exams', version: '9.9.9' }),
    404,
    /Live so far: 1\.0\.0/,
  );
  await desk.refused(await desk.ask('POST', 'rollback', { release: '9999' }), 404, /Release 9999 was never live/);
});

test('a list that is not there, and items that are not as they should be', async () => {
  await desk.refused(
    await desk.ask('PUT', 'content/menu', []),
    404,
    /no list "menu".*announcement.*department\/<code>/,
  );
  const answer = await desk.ask('PUT', 'content/announcement', [{ date: 'soon', title: 'x', path: 'javascript:x' }]);
  await desk.refused(answer, 422, /not a valid announcement list.*date.*path/s);
});

test('a request that is not as it should be', async () => {
  await desk.refused(await desk.ask('POST', 'channels/live', { name: 1 }), 400, /not as it should be.*name/s);
  await desk.refused(await desk.ask('POST', 'nothing', {}), 404, /viit --help/);
  await desk.refused(await desk.ask('PUT', 'builds/exams', {}), 400, /sent as application\/gzip/);
});
