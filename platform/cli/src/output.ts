import { CliError, exitCodes } from './cli-error.ts';
import { type Progress, progressBar, showProgress } from './progress.ts';

/** Results go to standard output, progress to standard error. */
export interface Output {
  /** As sentences, or with --json as one JSON value. */
  result(value: unknown, text: string | readonly string[]): void;
  /** To standard error. */
  hint(text: string): void;
  /**
   * Runs a step and prints its result and duration.
   * @param work reports the pages done of a long step: a bar on a terminal, lines elsewhere.
   */
  step<T>(
    name: string,
    work: (onProgress: Progress['update']) => Promise<T>,
    describe?: (result: T) => string,
  ): Promise<T>;
  /** In ms, by the steps' names in camel case. */
  times: Readonly<Record<string, number>>;
}

/** Shorter steps print no lines of progress. */
const silentMs = 2000;

export function makeOutput(isJson: boolean, out = process.stdout, err = process.stderr): Output {
  const times: Record<string, number> = {};
  return {
    times,
    result(value, text) {
      out.write(`${isJson ? JSON.stringify(value) : printable([text].flat().join('\n'))}\n`);
    },
    hint(text) {
      err.write(`${printable(text)}\n`);
    },
    async step(name, work, describe) {
      const start = performance.now();
      const end = () => {
        times[camelCase(name)] = Math.round(performance.now() - start);
      };
      if (isJson) return work(() => {}).finally(end);
      const lines = showProgress(false, err, silentMs);
      let bar = '…';
      const onProgress = (done: number, total: number) => {
        if (err.isTTY) bar = progressBar(done, total, performance.now() - start);
        else lines.update(done, total);
      };
      const seconds = () => `${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}`;
      const counter = err.isTTY ? setInterval(() => err.write(`\r\x1b[K${seconds()} ${bar}`), 200) : undefined;
      try {
        const result = await work(onProgress);
        err.write(`${counter ? '\r\x1b[K' : ''}${seconds()}${describe ? `: ${describe(result)}` : ''}\n`);
        return result;
      } catch (error) {
        if (counter) err.write('\n');
        throw error;
      } finally {
        clearInterval(counter);
        end();
      }
    },
  };
}

const camelCase = (name: string) => name.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Also sets the exit code. With --json prints `{ code, error }`. */
export function printError(error: unknown, isJson: boolean): void {
  const isExpected = error instanceof CliError;
  const message = error instanceof Error ? error.message : String(error);
  process.exitCode = isExpected ? error.exitCode : exitCodes.failed;
  const code = isExpected ? error.code : 'unexpected';
  if (isJson) process.stdout.write(`${JSON.stringify({ code, error: message })}\n`);
  else
    process.stderr.write(
      `${printable(isExpected || !(error instanceof Error) ? message : (error.stack ?? message))}\n`,
    );
}

/** Removes codes for terminals: titles, labels and errors are untrusted. */
const printable = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** Aligns columns. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** In the local time zone. */
export const formatTime = (time: string): string =>
  new Date(time).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
