import type { Command } from 'commander';
import { makeOutput, type Output } from './output.ts';
import { type RegistryClient, registryClient } from './registry-client.ts';
import { readSettings } from './settings.ts';

/** What commands need. */
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

/** Makes a command's context from the global options, which may come before or after its name. */
export function contextOf(command: Command): Context {
  const options = command.optsWithGlobals<GlobalOptions>();
  return {
    registry: registryClient(readSettings(options, process.env)),
    output: makeOutput(options.json === true),
  };
}
