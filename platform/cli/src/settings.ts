import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { z } from 'zod';
import { CliError } from './cli-error.ts';

/** What `viit.config.json` may hold. A token has no place in a file that is shared: `tokenFile` names one that is not. */
const configSchema = z.object({ server: z.url().optional(), tokenFile: z.string().optional() }).strict();

export interface CliSettings {
  server: string;
  token: string | undefined;
}

interface Flags {
  server?: string | undefined;
  token?: string | undefined;
}

/**
 * Settings by flags, then environment (VIIT_SERVER, VIIT_TOKEN), then `viit.config.json` in the project's folder.
 * @throws CliError that names what is wrong.
 */
export function readSettings(flags: Flags, env: NodeJS.ProcessEnv, root = workspaceRoot): CliSettings {
  const config = readConfig(path.join(root, 'viit.config.json'));
  const server = flags.server ?? env.VIIT_SERVER ?? config.server ?? 'http://localhost:3000';
  if (!URL.canParse(server) || !/^https?:/.test(server)) {
    throw new CliError(`"${server}" is no address of a server. Give one such as https://www.viit.example`);
  }
  const token = flags.token ?? env.VIIT_TOKEN ?? readToken(root, config.tokenFile);
  return { server: server.replace(/\/+$/, ''), token };
}

function readConfig(file: string): z.infer<typeof configSchema> {
  if (!fs.existsSync(file)) return {};
  try {
    return configSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new CliError(`viit.config.json cannot be used: ${reason}\nIt takes "server" and "tokenFile".`);
  }
}

function readToken(root: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const full = path.resolve(root, file);
  try {
    return fs.readFileSync(full, 'utf8').trim();
  } catch {
    throw new CliError(`viit.config.json names the token file ${file}, which cannot be read. Put your token there.`);
  }
}
