/** On standard error. */
export interface Progress {
  update(done: number, total: number): void;
  end(): void;
}

/** "12 of 74 pages, about 1 min 20 s left", if all items take equally long. */
export function describeProgress(done: number, total: number, elapsedMs: number): string {
  const seconds = Math.round(((elapsedMs / Math.max(1, done)) * (total - done)) / 1000);
  const left = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${done} of ${total} pages${done > 0 && done < total ? `, about ${left} left` : ''}`;
}

/** "[████████░░░░] 12 of 74 pages, about 20 s left". */
export function progressBar(done: number, total: number, elapsedMs: number): string {
  const width = 24;
  const filled = Math.round((done / total) * width);
  return `[${'█'.repeat(filled)}${'░'.repeat(width - filled)}] ${describeProgress(done, total, elapsedMs)}`;
}

/**
 * A bar on a terminal; elsewhere a line at each tenth; nothing with `isQuiet`.
 * @param silentMs shorter tasks print no lines.
 */
export function showProgress(isQuiet: boolean, err: ProgressOutput = process.stderr, silentMs = 0): Progress {
  const start = performance.now();
  let lastTenth = 0;
  return {
    update(done, total) {
      if (isQuiet) return;
      const elapsed = performance.now() - start;
      if (err.isTTY) return void err.write(`\r\x1b[K${progressBar(done, total, elapsed)}`);
      const tenth = Math.floor((done / total) * 10);
      if (elapsed < silentMs || tenth <= lastTenth) return;
      err.write(`  ${describeProgress(done, total, elapsed)}\n`);
      lastTenth = tenth;
    },
    end() {
      if (!isQuiet && err.isTTY) err.write('\r\x1b[K');
    },
  };
}

export type ProgressOutput = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
