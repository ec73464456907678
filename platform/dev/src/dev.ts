import { buildFolders, sectionName } from '@viit/build';
import { runProgram } from '@viit/core/run-program';
import { describeEvent } from './describe-event.ts';
import { DevError } from './dev-error.ts';
import { galleryBase, serveGallery } from './gallery.ts';
import { startDevServer } from './start-dev-server.ts';
import { startSite } from './start-site.ts';

/**
 * `npm run dev`: everything from source, in front of the site of `npm start`, with the seeds of collections; or with
 * `--against <address>` in front of that site, with its entries. A saved section is updated in the open page; a saved shell
 * reloads it.
 */
async function dev(): Promise<void> {
  const port = readPort(process.env.PORT ?? '3000');
  const against = readAgainst();
  const site = against === undefined ? await startSite() : undefined;
  const server = await startDevServer({
    folders: buildFolders().map((dir) => ({ name: sectionName(dir), dir })),
    siteAddress: against ?? site?.address ?? '',
    showsSiteContent: against !== undefined,
    port,
    ...(process.env.HOST && { host: process.env.HOST }),
    onEvent: (event) => console.log(describeEvent(event)),
    serveFirst: serveGallery,
  }).catch(async (error: unknown) => {
    await site?.close();
    throw error;
  });
  const close = async (exitCode: number) => {
    await server.close();
    await site?.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(0));
  void site?.exited.then(() => close(1));
  console.log(`\nThe components are at ${server.address}${galleryBase}`);
  console.log(`The site is up at ${server.address}, and updates when you save`);
}

function readAgainst(): string | undefined {
  const [option, address = '', ...others] = process.argv.slice(2);
  if (option === undefined) return undefined;
  if (option === '--against' && URL.canParse(address) && others.length === 0) return address;
  throw new DevError(
    'argument-invalid',
    `The only option is --against with the address of a site: npm run dev -- --against https://www.viit.example`,
  );
}

function readPort(text: string): number {
  const port = Number(text);
  if (text && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new DevError(
    'argument-invalid',
    `PORT is "${text}". Set it to a number from 0 (a free port) to 65535: PORT=3001 npm run dev`,
  );
}

runProgram(dev);
