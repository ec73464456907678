import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { platformTests } from './platform-tests.ts';

/* `npm test -- --changed [base]`: what a change since a revision can affect, by the import graph. */

/** The commands that run the affected tests, by stage. A stage without any is left out. */
export type AffectedCommands = Partial<Record<'unit' | 'platform' | 'composed', readonly string[]>>;

/** Programs that browser tests start instead of importing them. */
const programs = /^(shell\/src\/|platform\/(build|cli|core|dev|render|server)\/src\/|package-lock\.json)/;
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** @param commands the stages' commands for all tests. @param root the project's folder. */
export function affectedCommands(base: string, commands: Required<AffectedCommands>, root: string): AffectedCommands {
  const run = (command: string) => {
    const [program = '', ...args] = command.split(' ');
    return execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  };
  const lists = [`git diff --name-only --relative ${base}`, 'git ls-files --others --exclude-standard'].map(run);
  const changed = lists.flatMap((list) => list.split('\n').filter(Boolean));
  const graph = run(
    `npx depcruise --config .dependency-cruiser.cjs --affected ${base} -T json shell remotes shared platform tools e2e`,
  );
  const { modules } = JSON.parse(graph) as { modules: readonly { source: string }[] };
  const affected = new Set([...changed, ...modules.map(({ source }) => source)]);

  const tests = platformTests().filter((file) => affected.has(file));
  const patterns = browserTests([...affected], changed, root);
  return {
    unit: [...commands.unit, '--changedSince', base, '--passWithNoTests'],
    ...(tests.length > 0 && { platform: ['npx', 'tsx', '--test', '--test-concurrency=2', ...tests] }),
    ...(patterns.length > 0 && { composed: [...commands.composed, '--grep', patterns.join('|')] }),
  };
}

/** Patterns for the browser tests: the affected files, and the visits to the affected pages; all of them if a program changes. */
function browserTests(affected: readonly string[], changed: readonly string[], root: string): string[] {
  if (affected.some((file) => programs.test(file) && !isTest(file))) return ['.'];
  const files = affected.flatMap((file) => /^e2e\/tests\/(.*\.spec\.ts)$/.exec(file)?.[1] ?? []);
  const tables = affected.filter((file) => /^remotes\/[^/]+\/src\/pages[^/.]*\.ts$/.test(file));
  const paths = tables.flatMap((table) => {
    const source = path.dirname(table);
    const isWhole = changed.some((file) => path.dirname(file) === source && !isTest(file));
    const pages = fs
      .readFileSync(path.join(root, table), 'utf8')
      .matchAll(/^ +path: '(.+?)'.*?import\(.*?'\.\/(.+?)'/gms);
    return [...pages].flatMap(([, address = '', module = '']) =>
      isWhole || affected.includes(`${source}/${module}`) ? [address.replace(/:\w+/g, '\\w+')] : [],
    );
  });
  return [...files.map((file) => file.replaceAll('.', '\\.')), ...paths.map((one) => ` ${one} (hydrates|responds) `)];
}
