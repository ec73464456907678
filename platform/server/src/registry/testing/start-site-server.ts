import { type ChildProcess, spawn } from 'node:child_process';
import { workspaceRoot } from '@viit/build';

/** A server that was started as `npm start` does, without local builds. */
export interface SiteServer {
  origin: string;
  process: ChildProcess;
  /** Sends a signal and waits until the process has exited. @returns its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server. @returns it once it listens. @throws its output if it exits before. */
export async function startSiteServer(env: Record<string, string>): Promise<SiteServer> {
  const child = spawn(process.execPath, ['platform/server/bin/start.mjs'], {
    cwd: workspaceRoot,
    env: { ...process.env, PORT: '0', LOCAL_BUILDS: 'off', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const onOutput = (bytes: Buffer) => {
      output += bytes.toString();
      const address = /The site is up at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    void exit.then(() => reject(new Error(`The server ended before it was up:\n${output}`)));
  });
  return {
    origin,
    process: child,
    end(signal) {
      child.kill(signal);
      return exit;
    },
  };
}
