import path from 'node:path';
import { writeSampleBuild } from '../../../server/src/registry/testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../../server/src/registry/testing/test-registry.ts';
import { type CommandResult, runViit } from './run-viit.ts';

/** A real server with a shell and two sections, and the command as a user types it. */
export interface CommandTest extends TestRegistry {
  viit(args: string[], env?: Record<string, string>): Promise<CommandResult>;
  /** Runs a command with --json. @returns the exit code and the parsed value. */
  viitJson<T = Record<string, unknown>>(
    args: string[],
    env?: Record<string, string>,
  ): Promise<{ code: number; value: T }>;
  /** Writes a finished build. @returns its dist folder. */
  distOf(version: string, name?: string): string;
}

export async function openCommandTest(): Promise<CommandTest> {
  const registry = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells']) await registry.publish({ name });
  const viit: CommandTest['viit'] = (args, env = {}) =>
    runViit(args, { VIIT_SERVER: registry.address, VIIT_TOKEN: registry.token, ...env });
  return {
    ...registry,
    viit,
    async viitJson(args, env) {
      const { code, out } = await viit([...args, '--json'], env);
      return { code, value: JSON.parse(out) };
    },
    distOf(version, name = 'exams') {
      const folder = path.join(registry.folder, `${name}-${version}`);
      writeSampleBuild(folder, { name, version });
      return path.join(folder, 'dist');
    },
  };
}
