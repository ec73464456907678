import fs from 'node:fs';
import path from 'node:path';
import { ProjectConfigError, readProjectConfig, workspaceRoot } from '@viit/build';
import { CliError } from './cli-error.ts';
import { readLogin } from './login/login-store.ts';

export interface CliSettings {
  server: string;
  token: string | undefined;
}

interface SettingOptions {
  server?: string | undefined;
  token?: string | undefined;
}

/**
 * From the options, then the environment (VIIT_SERVER, VIIT_TOKEN), then `viit login`, then `viit.config.json`.
 * @throws CliError that names what is wrong.
 */
export function readSettings(options: SettingOptions, env: NodeJS.ProcessEnv, root = workspaceRoot): CliSettings {
  const token = options.token ?? env.VIIT_TOKEN;
  const server = readServer(options, env, root);
  return {
    server,
    token: token ?? readLogin(server, env) ?? readToken(root, readConfig(root).tokenFile),
  };
}

/** For commands without a token. @throws CliError that names what is wrong. */
export function readServer(options: SettingOptions, env: NodeJS.ProcessEnv, root = workspaceRoot): string {
  const server = options.server ?? env.VIIT_SERVER ?? readConfig(root).server ?? 'http://localhost:3000';
  if (!URL.canParse(server) || !/^https?:/.test(server)) {
    throw new CliError(
      'settings-invalid',
      `"${server}" is not the address of a site. Use one such as https://www.viit.example`,
    );
  }
  return server.replace(/\/+$/, '');
}

/** @throws CliError that names what is wrong. */
export function readConfig(root = workspaceRoot) {
  try {
    return readProjectConfig(root);
  } catch (error) {
    throw error instanceof ProjectConfigError ? new CliError('settings-invalid', error.message) : error;
  }
}

function readToken(root: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const full = path.resolve(root, file);
  try {
    return fs.readFileSync(full, 'utf8').trim();
  } catch {
    throw new CliError(
      'settings-invalid',
      `viit.config.json names the token file ${file}, which cannot be read. Put your token there.`,
    );
  }
}
