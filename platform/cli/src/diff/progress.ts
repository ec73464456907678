/** Shows how far a long task is, on standard error. */
export interface Progress {
  /** @param done how many of the items. */
  update(done: number, total: number): void;
  end(): void;
}

/** "12 of 74 pages, about 1 min 20 s left". The estimate assumes that the other items take as long as those so far. */
export function describeProgress(done: number, total: number, elapsedMs: number): string {
  const seconds = Math.round(((elapsedMs / Math.max(1, done)) * (total - done)) / 1000);
  const left = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${done} of ${total} pages${done > 0 && done < total ? `, about ${left} left` : ''}`;
}

/** Draws a bar on a terminal; elsewhere a line at each tenth. Draws nothing with `isQuiet`. */
export function showProgress(isQuiet: boolean, err = process.stderr): Progress {
  const start = performance.now();
  const width = 24;
  let lastTenth = 0;
  return {
    update(done, total) {
      if (isQuiet) return;
      const text = describeProgress(done, total, performance.now() - start);
      const filled = Math.round((done / total) * width);
      if (err.isTTY) return void err.write(`\r\x1b[K[${'█'.repeat(filled)}${'░'.repeat(width - filled)}] ${text}`);
      const tenth = Math.floor((done / total) * 10);
      if (tenth > lastTenth) err.write(`  ${text}\n`);
      lastTenth = tenth;
    },
    end() {
      if (!isQuiet && err.isTTY) err.write('\r\x1b[K');
    },
  };
}
