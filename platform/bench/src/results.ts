import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { workspaceRoot } from '@viit/build';

/** If the load is well above the number of cores, times are too long. */
export function environment(): string {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: workspaceRoot, encoding: 'utf8' }).trim();
  const cores = `${os.availableParallelism()} cores (${os.cpus()[0]?.model.trim()})`;
  return `${date} UTC, commit ${commit}; ${cores}, load ${os.loadavg()[0]?.toFixed(1)} at the start; Node ${process.version}`;
}

/** The lower middle value of an even count; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export function medians<T extends Record<string, number>>(runs: readonly T[]): T {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))])) as T;
}

/** Markdown: text in the first column, figures in the others. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Such as `0.41 of 0.45 met`. */
export function verdict(figure: number, limit: number): string {
  const digits = limit >= 10 ? 0 : 2;
  const text = `${figure.toFixed(digits)} of ${limit.toFixed(digits)}`;
  return figure <= limit ? `${text} met` : `**${text} MISSED**`;
}

export const goalTable = (goals: readonly (readonly [name: string, figure: number, limit: number])[]): string =>
  table(
    ['goal', 'figure'],
    goals.map(([name, figure, limit]) => [name, verdict(figure, limit)]),
  );
