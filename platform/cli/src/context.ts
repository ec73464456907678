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

/** Global options may come before or after the command's name. */
export function contextOf(command: Command): Context {
  const options = command.optsWithGlobals<GlobalOptions>();
  return {
    registry: registryClient(readSettings(options, process.env)),
    output: makeOutput(options.json === true),
  };
}
