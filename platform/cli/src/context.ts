import type { Command } from 'commander';
import { makeOutput, type Output } from './output.ts';
import { type RegistryClient, registryClient } from './registry-client.ts';
import { readSettings } from './settings.ts';

export interface Context {
  registry: RegistryClient;
  output: Output;
}

/** The options of every command. */
export interface GlobalOptions {
  server?: string;
  token?: string;
  json?: boolean;
}

/** For `action`: calls `work` with the context before the command's arguments and options. */
export const withContext =
  <A extends unknown[]>(work: (context: Context, ...args: A) => void | Promise<void>) =>
  (...args: unknown[]) => {
    // Global options may come before or after the command's name.
    const options = (args.at(-1) as Command).optsWithGlobals<GlobalOptions>();
    const registry = registryClient(readSettings(options, process.env));
    return work({ registry, output: makeOutput(options.json === true) }, ...(args.slice(0, -1) as A));
  };
