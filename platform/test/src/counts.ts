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

export function countNode(output: string): TestCount {
  const total = (name: string) => Number(new RegExp(`^(?:ℹ|#) ${name} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  return { passed: total('pass'), failed: total('fail') };
}

export function countPlaywright(file: string): TestCount {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }>(file);
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected + report.errors.length };
}
