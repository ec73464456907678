import type { ConsoleContext } from './http/console/console-context.ts';
import { readConsoleFiles } from './http/console/console-files.ts';
import { createConsole } from './http/console/create-console.ts';
import type { ConsoleSettings } from './settings.ts';

/** The site does not need the console: startup failures are logged as warnings. @returns undefined if it could not start. */
export async function serveConsole(
  context: Omit<ConsoleContext, 'files' | 'publicOrigin'>,
  { port, host, publicOrigin }: ConsoleSettings,
  readFiles = readConsoleFiles,
) {
  try {
    const server = createConsole({ ...context, publicOrigin, files: readFiles() });
    const address = await server.listen({ port, host });
    return {
      address: publicOrigin ?? address.replace('127.0.0.1', 'localhost'),
      close: () => server.close(),
    };
  } catch (error) {
    console.warn(`\nThe site is served without its console: ${adviceFor(error as NodeJS.ErrnoException, port)}`);
    return undefined;
  }
}

function adviceFor({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') {
    return `port ${port} is taken by another program. Choose another port (CONSOLE_PORT=3101 npm start), or none (CONSOLE_PORT=off).`;
  }
  if (code === 'EACCES') return `this user may not listen on port ${port}. Choose a CONSOLE_PORT above 1023.`;
  if (code === 'ENOENT') return `its files are missing (${message}). Start the site with: npm start`;
  return message;
}
