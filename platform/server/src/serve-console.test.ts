import assert from 'node:assert/strict';
import net from 'node:net';
import { type TestContext, test } from 'node:test';
import { consoleFiles } from './http/console/console-files.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { testContext } from './http/testing/test-context.ts';
import { serveConsole } from './serve-console.ts';

const files = () => consoleFiles({});
const context = { ...testContext(undefined), metrics: createMetrics(() => {}), siteAddress: 'http://localhost:3000' };
const loopback = { host: '127.0.0.1', publicOrigin: undefined };

/** The printed warnings. */
const warnings = (t: TestContext) => t.mock.method(console, 'warn', () => {}).mock;

test('the console says where it is', async () => {
  const running = await serveConsole(context, { ...loopback, port: 0 }, files);
  assert.match(running?.address ?? '', /^http:\/\/localhost:\d+$/);
  assert.match(await (await fetch(running?.address ?? '')).text(), /<title>VIIT console<\/title>/);
  await running?.close();
});

test('a port in use is a warning with advice: the site is served without its console', async (t) => {
  const warned = warnings(t);
  const holder = net.createServer().listen(0, '127.0.0.1');
  t.after(() => holder.close());
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as net.AddressInfo;
  assert.equal(await serveConsole(context, { ...loopback, port }, files), undefined);
  assert.match(String(warned.calls[0]?.arguments[0]), new RegExp(`port ${port} is taken.*CONSOLE_PORT=off`));
});

test('so are missing files', async (t) => {
  const warned = warnings(t);
  const missing = () => {
    throw Object.assign(new Error('no console.js'), { code: 'ENOENT' });
  };
  assert.equal(await serveConsole(context, { ...loopback, port: 0 }, missing), undefined);
  assert.match(String(warned.calls[0]?.arguments[0]), /its files are missing \(no console\.js\)/);
});
