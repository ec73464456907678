import { CliError, exitCodes } from './cli-error.ts';

/** Where a command's words go: results to standard output, progress to standard error. */
export interface Output {
  /** The result: as sentences, or with --json as one JSON value. */
  result(value: unknown, words: string | readonly string[]): void;
  /** Runs a step, says what it came to and how long it took; on a terminal the seconds count while it runs. */
  step<T>(name: string, work: () => Promise<T>, say?: (result: T) => string): Promise<T>;
  /** How long each step took so far, in ms. */
  times: Readonly<Record<string, number>>;
}

export function makeOutput(isJson: boolean, out = process.stdout, err = process.stderr): Output {
  const times: Record<string, number> = {};
  return {
    times,
    result(value, words) {
      out.write(`${isJson ? JSON.stringify(value) : [words].flat().join('\n')}\n`);
    },
    async step(name, work, say) {
      const start = performance.now();
      const end = () => {
        times[name] = Math.round(performance.now() - start);
      };
      if (isJson) return work().finally(end);
      const seconds = () => `${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}`;
      const clock = err.isTTY ? setInterval(() => err.write(`\r${seconds()} …`), 200) : undefined;
      try {
        const result = await work();
        err.write(`${clock ? '\r\x1b[K' : ''}${seconds()}${say ? `: ${say(result)}` : ''}\n`);
        return result;
      } catch (error) {
        if (clock) err.write('\n');
        throw error;
      } finally {
        clearInterval(clock);
        end();
      }
    },
  };
}

/** Says what went wrong, and sets the exit code that goes with it. */
export function tellError(error: unknown, isJson: boolean): void {
  const isExpected = error instanceof CliError;
  const message = error instanceof Error ? error.message : String(error);
  process.exitCode = isExpected ? error.exitCode : exitCodes.failed;
  if (isJson) process.stdout.write(`${JSON.stringify({ error: message })}\n`);
  else process.stderr.write(`${isExpected || !(error instanceof Error) ? message : error.stack}\n`);
}

/** Rows with their columns set under each other. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A time of the registry's as people read it here. */
export const when = (time: string): string =>
  new Date(time).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
