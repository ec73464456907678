import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { workspaceRoot } from '@viit/build';
import { DevError } from './dev-error.ts';

interface Site {
  address: string;
  exited: Promise<void>;
  close(): Promise<void>;
}

const upLine = /^The site is up at (\S+)$/;

/** Runs the server of `npm start` on a free loopback port. @throws DevError if it exits before the site is up. */
export async function startSite(): Promise<Site> {
  const child = spawn(process.execPath, [path.join(workspaceRoot, 'platform/server/bin/start.mjs')], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
      // A line per request would hide the lines about saves.
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await addressOf(child, exited);
  return {
    address,
    exited,
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function addressOf(child: ChildProcess, exited: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = upLine.exec(line) ?? [];
      if (address) resolve(address);
      else if (line) console.log(line);
    });
    void exited.then(() => reject(new DevError('dev-failed', 'The site has not started. Its messages are above.')));
  });
}
