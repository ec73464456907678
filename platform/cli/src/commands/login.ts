import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { type GlobalOptions, withContext } from '../context.ts';
import { isWorkflow, logInAsWorkflow, logInWithBrowser, openBrowser } from '../login/login.ts';
import { storeLogin } from '../login/login-store.ts';
import { formatTime, makeOutput } from '../output.ts';
import { registryClient } from '../registry-client.ts';
import { readServer } from '../settings.ts';

export function addLogin(program: Command): void {
  program
    .command('login')
    .description('Sign in as yourself, in the browser, for 12 hours; a GitHub workflow gets a token of its repository')
    .action(async (_options: object, command: Command) => {
      const options = command.optsWithGlobals<GlobalOptions>();
      const registry = registryClient({ server: readServer(options, process.env), token: undefined });
      const output = makeOutput(options.json === true);
      const open = (address: string) => {
        output.hint(
          `Allow it in your browser, for ${registry.server} only. If none opens, open this address on this computer:\n${address}`,
        );
        openBrowser(address);
      };
      const login = isWorkflow(process.env)
        ? await logInAsWorkflow(registry, process.env)
        : await logInWithBrowser(registry, open);
      const { label, expiresAt } = login;
      storeLogin(registry.server, login, process.env);
      output.result({ label, expiresAt }, `You are signed in as ${label}, until ${formatTime(expiresAt)}.`);
    });
  program
    .command('logout')
    .option('--all', 'also everywhere else: in the console and on other computers')
    .description('Sign out')
    .action(
      withContext(async ({ registry, output }, options: { all?: boolean }) => {
        const ended = await registry.call(registryApi.endSession, { query: { all: String(options.all === true) } });
        storeLogin(registry.server, undefined, process.env);
        output.result(ended, options.all ? `${ended.ended} sessions have ended.` : 'You are signed out.');
      }),
    );
}
