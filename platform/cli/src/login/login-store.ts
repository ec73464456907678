import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const loginsSchema = z.record(z.string(), z.object({ token: z.string(), expiresAt: z.iso.datetime() }));
type Logins = z.infer<typeof loginsSchema>;

const fileOf = ({ XDG_CONFIG_HOME: home }: NodeJS.ProcessEnv) =>
  path.join(home || path.join(os.homedir(), '.config'), 'viit/logins.json');

/** By site. */
function readLogins(env: NodeJS.ProcessEnv): Logins {
  try {
    return loginsSchema.parse(JSON.parse(fs.readFileSync(fileOf(env), 'utf8')));
  } catch {
    return {};
  }
}

/** The token of `viit login`, until it expires. */
export function readLogin(server: string, env: NodeJS.ProcessEnv): string | undefined {
  const login = readLogins(env)[server];
  return login && Date.parse(login.expiresAt) > Date.now() ? login.token : undefined;
}

/** Only this user can read it. @param login undefined deletes it. */
export function storeLogin(server: string, login: Logins[string] | undefined, env: NodeJS.ProcessEnv): void {
  const { [server]: _, ...others } = readLogins(env);
  const file = fileOf(env);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, JSON.stringify(login ? { ...others, [server]: login } : others), { mode: 0o600 });
}
