import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { provideChromium } from './chromium.ts';
import { type Count, countJest, countNode, countPlaywright } from './counts.ts';
import { hasNginx } from './nginx.ts';
import { otherNodes } from './nodes.ts';
import { platformTests } from './platform-tests.ts';
import { hasPostgres } from './postgres.ts';

/*
 * `npm test` and `npm run validate`: runs the parts one after the other, prints a line for each with its time, and ends
 * with the plain count. A part can be run alone: `npm test -- unit`. `npm run test:full` kills the server 200 times instead of 10.
 */

interface Part {
  name: string;
  /** Left out of `npm test`, part of `npm run validate`. */
  isCheck?: boolean;
  /** Also part of `npm run test:full`. */
  isFull?: boolean;
  command: readonly string[];
  /** Reads the counts from what the part printed; a check counts as one. */
  count?: (output: string) => Count;
}

/** `npm run test:full`: the long series instead of a sample of each, and every supported Node. */
const isFull = process.argv.includes('--full');
const longSeries = isFull ? { CRASHES: '200', FULL: '1' } : {};

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'test-results');

const parts: readonly Part[] = [
  { name: 'format', isCheck: true, command: ['npx', 'biome', 'ci', '.'] },
  { name: 'types', isCheck: true, command: ['npx', 'tsc', '--noEmit'] },
  ...['imports', 'longest', 'unused', 'duplicates'].map(
    (name): Part => ({ name, isCheck: true, command: ['npm', 'run', '--silent', name] }),
  ),
  { name: 'audit', isCheck: true, command: ['npx', 'tsx', 'platform/test/src/audit.ts'] },
  {
    name: 'unit',
    command: ['npx', 'jest', '--json', `--outputFile=${folder}/unit.json`],
    count: () => countJest(`${folder}/unit.json`),
  },
  // Two files at once on two cores, where node would leave one to itself.
  {
    name: 'platform',
    command: ['node', '--import', 'tsx', '--test', '--test-concurrency=2', ...platformTests()],
    count: countNode,
  },
  // A sample on the newest of the other versions; with --full all tests on each of them.
  ...(isFull ? otherNodes : otherNodes.slice(-1)).map(
    (major): Part => ({
      ...{ name: `node-${major}`, isCheck: true, isFull: true },
      command: ['npx', 'tsx', 'platform/test/src/on-node.ts', major],
      count: countNode,
    }),
  ),
  { name: 'build', isCheck: true, command: ['npx', 'tsx', 'platform/build/src/build-all.ts'] },
  { name: 'budgets', isCheck: true, command: ['npx', 'tsx', 'platform/test/src/budgets.ts'] },
  {
    name: 'composed',
    command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    count: () => countPlaywright(`${folder}/composed.json`),
  },
];

function chosen(words: readonly string[]): Part[] {
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown)
    throw new Error(`There is no part "${unknown}". The parts: ${parts.map((part) => part.name).join(', ')}.`);
  if (names.length > 0) return parts.filter((part) => names.includes(part.name));
  if (words.includes('--validate')) return [...parts];
  return parts.filter((part) => !part.isCheck || part.name === 'build' || (isFull && part.isFull));
}

/** Runs a part; its output goes to a file, and to the screen where it fails. */
async function run(part: Part): Promise<Count> {
  const start = performance.now();
  const { code, output } = await execute(part.command);
  fs.writeFileSync(path.join(folder, `${part.name}.log`), output);
  let count = part.count ? part.count(output) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (code !== 0 && count.failed === 0) count = { ...count, failed: 1 };
  if (code !== 0) console.log(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${part.name.padEnd(9)} ${count.passed} passed, ${count.failed} failed`);
  return count;
}

const execute = ([program = '', ...args]: readonly string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...longSeries, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => output.push(part));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });

/** Says which tests are left out because a program that they start is not on this machine. */
function tellPrograms(): void {
  const tell = (name: string, isThere: boolean, use: string) =>
    console.log(
      `${name}: ${isThere ? `found; ${use}` : `not on this machine; its tests are left out (Debian's package is ${name.toLowerCase()})`}`,
    );
  tell('PostgreSQL', hasPostgres(), 'the database tests run on it too');
  tell('nginx', hasNginx(), 'the export and several servers are tested behind it');
}

async function main(): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const todo = chosen(process.argv.slice(2));
  if (todo.some((part) => part.name === 'composed')) {
    const { executablePath, source } = provideChromium();
    console.log(`Chromium: ${source}${executablePath ? ` (${executablePath})` : ''}`);
  }
  if (todo.some((part) => part.name === 'platform')) tellPrograms();
  const total: Count = { passed: 0, failed: 0 };
  for (const part of todo) {
    const { passed, failed } = await run(part);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
