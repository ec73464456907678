import type { Progress } from '@viit/contract/registry-api';
import { CliError, exitCodes } from './cli-error.ts';

export type OnProgress = (progress: Progress) => void;

export type Output = ReturnType<typeof makeOutput>;

const clearLine = '\r\x1b[K';

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Results go to standard output, progress to standard error. @param silentMs shorter steps print no lines of progress. */
export function makeOutput(
  isJson: boolean,
  out: Stream = process.stdout,
  err: Stream = process.stderr,
  silentMs = 2000,
) {
  const times: Record<string, number> = {};
  return {
    /** In ms, by the steps' names in camel case. */
    times: times as Readonly<Record<string, number>>,
    /** As sentences, or with --json as one JSON value. @param text several are lines. */
    result(value: unknown, text: string | readonly string[]): void {
      const lines = typeof text === 'string' ? text : text.map(onOneLine).join('\n');
      out.write(`${isJson ? printableJson(value) : printable(lines)}\n`);
    },
    /** To standard error. */
    hint(text: string): void {
      err.write(`${printable(text)}\n`);
    },
    /**
     * Runs a step and prints its result and duration.
     * @param work reports the pages done of a long step: in the same line on a terminal, else at each tenth.
     */
    async step<T>(
      name: string,
      work: (onProgress: OnProgress) => Promise<T>,
      describe?: (result: T) => string,
    ): Promise<T> {
      const start = performance.now();
      const write = (text: string) => isJson || err.write(text);
      const line = (text: string) =>
        printable(onOneLine(`${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}${text}`));
      let progress = ' …';
      let lastTenth = 0;
      const onProgress: OnProgress = ({ done, total }) => {
        const elapsed = performance.now() - start;
        progress = `: ${describeProgress(done, total, elapsed)}`;
        const tenth = Math.floor((done / total) * 10);
        if (err.isTTY || elapsed < silentMs || tenth <= lastTenth) return;
        lastTenth = tenth;
        write(`${line(progress)}\n`);
      };
      const counter = err.isTTY ? setInterval(() => write(clearLine + line(progress)), 200) : undefined;
      try {
        const result = await work(onProgress);
        write(`${counter ? clearLine : ''}${line(describe ? `: ${describe(result)}` : '')}\n`);
        return result;
      } catch (error) {
        if (counter) write('\n');
        throw error;
      } finally {
        clearInterval(counter);
        times[camelCase(name)] = Math.round(performance.now() - start);
      }
    },
  };
}

/** "12 of 74 pages, about 1 min 20 s left", if all items take equally long. */
export function describeProgress(done: number, total: number, elapsedMs: number): string {
  const seconds = Math.round(((elapsedMs / Math.max(1, done)) * (total - done)) / 1000);
  const left = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${done} of ${total} pages${done > 0 && done < total ? `, about ${left} left` : ''}`;
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

const terminalCodes = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Removes codes for terminals: titles, labels and errors are untrusted. */
const printable = (text: string): string => text.replace(terminalCodes, '\ufffd');

/** Untrusted text with several lines could look like the command's own output. */
const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

const printableJson = (value: unknown): string =>
  JSON.stringify(value).replace(terminalCodes, (code) => `\\u${code.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Aligns columns. @param none printed instead of a header without rows. */
export function table(header: readonly string[], rows: readonly (readonly string[])[], none?: string): string[] {
  if (rows.length === 0 && none !== undefined) return [none];
  const all = [header, ...rows];
  const widths = header.map((_, i) => all.reduce((widest, row) => Math.max(widest, row[i]?.length ?? 0), 0));
  return all.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** In the local time zone. */
export const formatTime = (time: string): string =>
  new Date(time).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
