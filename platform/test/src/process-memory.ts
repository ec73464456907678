import fs from 'node:fs';

/** Of a process tree since sampling began, in MB. */
export interface MemorySampler {
  peak(): number;
  median(): number;
  stop(): void;
}

/** Samples every 100 ms; PSS counts shared pages once. Linux only; 0 elsewhere. */
export function sampleMemory(pid: number): MemorySampler {
  const samples: number[] = [];
  const sample = () => samples.push(treeOf(pid).reduce((sum, one) => sum + memoryOf(one), 0));
  sample();
  const timer = setInterval(sample, 100);
  return {
    peak: () => samples.reduce((most, one) => Math.max(most, one), 0),
    median: () => samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0,
    stop: () => clearInterval(timer),
  };
}

const treeOf = (pid: number): number[] => {
  const children = readOrEmpty(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
};

const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

/** A process may have just ended. */
function readOrEmpty(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
