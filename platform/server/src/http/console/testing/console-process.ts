import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@viit/test/ports';
import { readConsoleFiles } from '../console-files.ts';
import { addSampleHistory, publishExams } from './sample-history.ts';
import { openTestConsole } from './test-console.ts';

/*
 * A program: a console with its real pages, of a site of small sample builds with a week of reports. It prints its address, that
 * of the site, and tokens by scope. `PUBLISH <version>` on standard input publishes that version of exams. After `PROVIDER`,
 * which it repeats, people sign in with accounts of a provider.
 */

const root = path.resolve(import.meta.dirname, '../../../../../..');

/** Bundles the console's pages as the compiler does. */
async function bundle() {
  const module = pathToFileURL(path.join(root, 'platform/build/bin/bundle-console.mjs')).href;
  const { bundleConsole } = (await import(module)) as { bundleConsole: (folder: string) => Promise<void> };
  const folder = fs.mkdtempSync(path.join(root, 'test-results/console-'));
  await bundleConsole(folder);
  const files = readConsoleFiles(folder);
  fs.rmSync(folder, { recursive: true });
  return files;
}

fs.mkdirSync(path.join(root, 'test-results'), { recursive: true });
// The origin of passkeys is known before the console listens. They work for localhost, and for no numeric address.
const port = await freePort();
const signIn = { consoleOrigin: `http://localhost:${port}` };
const site = await openTestConsole({ files: await bundle(), port, signIn });
const { registry } = site;
const team = await registry.tokenFor('exams');
const tester = await registry.tokenFor('tester');
await addSampleHistory(registry, { team, tester });
process.stdin.on('data', async (chunk: Buffer) => {
  if (chunk.toString().startsWith('PROVIDER')) {
    const { startOidcProvider } = await import('../../../registry/people/testing/oidc-provider.ts');
    registry.context.signIn.provider = (await startOidcProvider(signIn.consoleOrigin)).settings;
    console.log('PROVIDER');
  }
  const [, version] = /^PUBLISH (\S+)/.exec(chunk.toString()) ?? [];
  if (version) void publishExams(registry, team, version);
});
process.once('SIGTERM', () => void site.close().then(() => process.exit(0)));
const tokens = { operator: registry.token, team, tester };
console.log(JSON.stringify({ console: site.address, site: registry.address, tokens }));
