import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { z } from 'zod';
import { CliError } from './cli-error.ts';

/** The settings in `viit.config.json`. That file is shared, so it names a file with the token instead of containing it. */
const configSchema = z
  .object({ server: z.url().optional(), tokenFile: z.string().optional(), section: z.string().optional() })
  .strict();

export interface CliSettings {
  server: string;
  token: string | undefined;
}

interface SettingOptions {
  server?: string | undefined;
  token?: string | undefined;
}

/**
 * Reads the settings from the options, then the environment (VIIT_SERVER, VIIT_TOKEN), then `viit.config.json`.
 * @throws CliError that names what is wrong.
 */
export function readSettings(options: SettingOptions, env: NodeJS.ProcessEnv, root = workspaceRoot): CliSettings {
  const config = readConfig(path.join(root, 'viit.config.json'));
  const server = options.server ?? env.VIIT_SERVER ?? config.server ?? 'http://localhost:3000';
  if (!URL.canParse(server) || !/^https?:/.test(server)) {
    throw new CliError(
      'settings-invalid',
      `"${server}" is not the address of a site. Use one such as https://www.viit.example`,
    );
  }
  const token = options.token ?? env.VIIT_TOKEN ?? readToken(root, config.tokenFile);
  return { server: server.replace(/\/+$/, ''), token };
}

function readConfig(file: string): z.infer<typeof configSchema> {
  if (!fs.existsSync(file)) return {};
  try {
    return configSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new CliError(
      'settings-invalid',
      `viit.config.json is not valid: ${reason}\nIt may contain "server", "tokenFile" and "section".`,
    );
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
