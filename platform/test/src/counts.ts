import fs from 'node:fs';

export interface TestCount {
  passed: number;
  failed: number;
}

const read = <T>(file: string): T | undefined =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;

/** A test file that cannot run counts as one failure. */
export function countJest(file: string): TestCount {
  const report = read<{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }>(file);
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** A test and how long it took, in ms. */
export interface TestTime {
  name: string;
  ms: number;
}

/** The tests in the output of Node's test runner, in either of its formats. */
export const timesOfNode = (output: string): TestTime[] =>
  [
    ...output.matchAll(/^ *(?:not )?ok \d+ - (?<name>.+)\n +---\n +duration_ms: (?<ms>[\d.]+)/gm),
    ...output.matchAll(/^ *[✔✖] (?<name>.+) \((?<ms>[\d.]+)ms\)$/gm),
  ].map(({ groups = {} }) => ({ name: groups.name ?? '', ms: Number(groups.ms) }));

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

/** The tests in Playwright's JSON report. */
export function timesOfPlaywright(file: string): TestTime[] {
  const timesIn = ({ suites = [], specs }: Suite): TestTime[] => [
    ...suites.flatMap(timesIn),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: `${file}: ${title}`, ms: duration }))),
    ),
  ];
  return read<{ suites: Suite[] }>(file)?.suites.flatMap(timesIn) ?? [];
}

/** Counts from the summary of Node's test runner. */
export function countNode(output: string): TestCount {
  const total = (name: string) => Number(new RegExp(`^(?:ℹ|#) ${name} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  return { passed: total('pass'), failed: total('fail') };
}

export function countPlaywright(file: string): TestCount {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }>(file);
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected + report.errors.length };
}
