import fs from 'node:fs';
import path from 'node:path';
import { hasSandbox } from '@viit/core/isolate/sandbox';
import { workerdProgram } from '@viit/core/isolate/workerd';
import { describeEngine, engineNames } from './browser-engines.ts';
import { affectedCommands } from './changed.ts';
import { provideChromium } from './chromium.ts';
import {
  countJest,
  countNode,
  countPlaywright,
  type TestCount,
  type TestTime,
  timesOfNode,
  timesOfPlaywright,
} from './counts.ts';
import { hasNginx } from './nginx.ts';
import { otherNodes } from './nodes.ts';
import { hasPostgres } from './postgres.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm test` and `npm run validate`: runs the stages in order, prints a line with the time of each, and ends with the total
 * count. `npm test -- unit` runs one stage. `npm run test:full` runs the long series. `npm test -- --changed [base]` runs what a
 * change since `base` can affect, by default the change that is not committed.
 */

interface Stage {
  name: string;
  /** In `npm run validate`, but not in `npm test`. */
  isCheck?: boolean;
  /** Shows its output also when it succeeds. */
  showsOutput?: boolean;
  /** Also in `npm run test:full`. */
  isFull?: boolean;
  command: readonly string[];
  /** Timeout. @default 10 */
  minutes?: number;
  /** A check counts as one. */
  count?: (output: string) => TestCount;
  /** Reads the tests' times, for the list of the slowest. */
  times?: (output: string) => TestTime[];
}

/** Long series here, and the other tests on every supported Node. */
const isFull = process.argv.includes('--full');
/** What takes long in a browser runs in CI, and where the change calls for it. */
const isLong = ['--validate', '--changed'].some((flag) => process.argv.includes(flag));
const series = isFull ? { CRASHES: '50', WRITER_ROUNDS: '200', FULL: '1' } : isLong ? { LONG: '1' } : {};

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'test-results');

const stages: readonly Stage[] = [
  { name: 'format', isCheck: true, command: ['npx', 'biome', 'ci', '.'] },
  { name: 'types', isCheck: true, command: ['npx', 'tsc', '--noEmit'] },
  ...['imports', 'longest', 'unused', 'duplicates', 'browser-apis', 'api-reports'].map(
    (name): Stage => ({ name, isCheck: true, command: ['npm', 'run', '--silent', name] }),
  ),
  { name: 'code-lines', isCheck: true, showsOutput: true, command: ['npm', 'run', '--silent', 'code-lines'] },
  { name: 'audit', isCheck: true, command: ['npx', 'tsx', 'platform/test/src/audit.ts'] },
  {
    name: 'unit',
    command: ['npx', 'jest', '--json', `--outputFile=${folder}/unit.json`],
    count: () => countJest(`${folder}/unit.json`),
  },
  {
    name: 'platform',
    command: ['npx', 'tsx', 'platform/test/src/run-platform.ts'],
    minutes: 25,
    count: countNode,
    times: timesOfNode,
  },
  {
    name: 'long',
    isCheck: true,
    command: ['npx', 'tsx', 'platform/test/src/run-platform.ts', 'long'],
    minutes: 25,
    count: countNode,
    times: timesOfNode,
  },
  // A sample on the newest of the other versions; with --full all but the long tests on each of them.
  ...(isFull ? otherNodes : otherNodes.slice(-1)).map(
    (major): Stage => ({
      ...{ name: `node-${major}`, isCheck: true, isFull: true },
      command: ['npx', 'tsx', 'platform/test/src/run-platform.ts', major],
      count: countNode,
    }),
  ),
  { name: 'build', isCheck: true, command: ['npx', 'tsx', 'platform/build/src/build-package.ts'] },
  { name: 'budgets', isCheck: true, command: ['npx', 'tsx', 'platform/test/src/budgets.ts'] },
  {
    name: 'composed',
    command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    minutes: 40,
    count: () => countPlaywright(`${folder}/composed.json`),
    times: () => timesOfPlaywright(`${folder}/composed.json`),
  },
];

function selectStages(args: readonly string[]): Stage[] {
  const changed = args.indexOf('--changed');
  if (changed >= 0) return affectedStages(args[changed + 1] ?? 'HEAD');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown)
    throw new Error(`There is no stage "${unknown}". The stages: ${stages.map((stage) => stage.name).join(', ')}.`);
  if (names.length > 0) return stages.filter((stage) => names.includes(stage.name));
  if (args.includes('--validate')) return [...stages];
  return stages.filter((stage) => !stage.isCheck || stage.name === 'build' || (isFull && stage.isFull));
}

/** Stages of tests with the commands for what a change since a revision can affect. */
function affectedStages(base: string): Stage[] {
  const commandOf = (name: string) => stages.find((stage) => stage.name === name)?.command ?? [];
  const all = { unit: commandOf('unit'), platform: commandOf('platform'), composed: commandOf('composed') };
  const commands: Record<string, readonly string[] | undefined> = affectedCommands(base, all, root);
  return stages.flatMap((stage) => {
    const command = commands[stage.name];
    return command ? [{ ...stage, command }] : [];
  });
}

/** Runs a stage. Its output goes to a file, which can be read meanwhile, and, if the stage fails, to the screen. */
async function run(stage: Stage): Promise<TestCount & { times: TestTime[] }> {
  const start = performance.now();
  const { code, output } = await runCommand(stage.command, {
    cwd: root,
    // Test servers start without a sandbox.
    env: { SANDBOX: 'off', ...process.env, ...series, FORCE_COLOR: '0' },
    timeout: (isFull ? 600 : (stage.minutes ?? 10)) * 60_000,
    log: path.join(folder, `${stage.name}.log`),
  });
  let count = stage.count ? stage.count(output) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (code !== 0 && count.failed === 0) count = { ...count, failed: 1 };
  if (code !== 0 || stage.showsOutput) console.log(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${stage.name.padEnd(9)} ${count.passed} passed, ${count.failed} failed`);
  return { ...count, times: stage.times?.(output) ?? [] };
}

function logPrograms(): void {
  const log = (name: string, isInstalled: boolean, use: string) =>
    console.log(
      `${name}: ${isInstalled ? `found; ${use}` : `not installed, its tests are skipped (Debian's package is ${name.toLowerCase()})`}`,
    );
  log('PostgreSQL', hasPostgres(), 'the database tests run on it too');
  log('bubblewrap', hasSandbox(workerdProgram()), 'the sandbox around isolates is tested');
  log('nginx', hasNginx(), 'the export and several servers are tested behind it');
}

async function main(): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const selected = selectStages(process.argv.slice(2));
  if (selected.some((stage) => stage.name === 'composed')) {
    const { executablePath, source } = provideChromium();
    console.log(`Chromium: ${source}${executablePath ? ` (${executablePath})` : ''}`);
    for (const name of engineNames) if (isFull || name !== 'chromium') console.log(describeEngine(name));
  }
  if (selected.some((stage) => stage.name === 'platform')) logPrograms();
  const total: TestCount = { passed: 0, failed: 0 };
  const times: TestTime[] = [];
  for (const stage of selected) {
    const { passed, failed, times: own } = await run(stage);
    total.passed += passed;
    total.failed += failed;
    times.push(...own);
  }
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 20);
  if (slowest.length > 0) console.log('The slowest tests:');
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
