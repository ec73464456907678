import type { Command } from 'commander';
import { makeOutput, type Output } from './output.ts';
import { type RegistryClient, registryClient } from './registry-client.ts';
import { readSettings } from './settings.ts';

/** What every command works with. */
export interface Context {
  registry: RegistryClient;
  output: Output;
}

export interface GlobalFlags {
  server?: string;
  token?: string;
  json?: boolean;
}

/** Makes a command's context from the flags that stand before or after its name. */
export function contextOf(command: Command): Context {
  const flags = command.optsWithGlobals<GlobalFlags>();
  return {
    registry: registryClient(readSettings(flags, process.env)),
    output: makeOutput(flags.json === true),
  };
}
