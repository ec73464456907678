import { execFileSync } from 'node:child_process';
import os from 'node:os';
import type { Browser } from '@playwright/test';
import { workspaceRoot } from '@viit/build';

/** What the figures depend on; no names of machines. */
export interface Machine {
  date: string;
  commit: string;
  cores: number;
  processor: string;
  /** Processes waiting for a core as the run began: well above `cores`, the times are those of a busy machine. */
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
