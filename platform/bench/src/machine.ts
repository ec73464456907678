import { execFileSync } from 'node:child_process';
import os from 'node:os';
import type { Browser } from '@playwright/test';
import { workspaceRoot } from '@viit/build';

/** The environment of a run, on which the figures depend. It contains no host names. */
export interface Machine {
  date: string;
  commit: string;
  cores: number;
  processor: string;
  /** The load average at the start. If it is well above `cores`, the machine was busy and the times are too long. */
  load: number;
  node: string;
  chromium: string;
}

export const machine = (browser?: Browser): Machine => ({
  date: new Date().toISOString().slice(0, 16).replace('T', ' '),
  commit: commit(),
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model.trim() ?? 'unknown',
  load: os.loadavg()[0] ?? 0,
  node: process.version,
  chromium: browser?.version() ?? 'not used',
});

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: workspaceRoot, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
