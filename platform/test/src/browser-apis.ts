import path from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { workspaceRoot } from '@viit/build';
import { supportedBrowsers } from '@viit/build/supported-browsers';
import ts from 'typescript';

/* `npm run browser-apis`: fails if browser code uses an API that a supported browser lacks, by MDN's data. */

type BrowserName = keyof typeof supportedBrowsers;

const mdnNames = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const satisfies Record<BrowserName, string>;

/** How the code works in browsers that lack them. */
const optional: Readonly<Record<string, string>> = {
  'Element.checkVisibility': 'called with `?.`',
  'HTMLImageElement.fetchPriority': 'a hint',
  'HTMLScriptElement.fetchPriority': 'a hint',
  'IDBFactory.databases': 'called with `?.`',
  'Performance.eventCounts': 'called with `?.`',
  'RequestInit.priority': 'a hint',
  'Scheduler.yield': 'a timer replaces it',
  Touch: 'no touch events, no swipe: the buttons do the same',
  TouchEvent: 'as above',
  'Window.TouchEvent': 'as above',
  'Window.requestIdleCallback': 'a timer replaces it',
  'Window.scheduler': 'a timer replaces it',
};

/** Excludes tests and code that only the server runs. */
const isForBrowsers = (file: string) =>
  /^(shell|remotes\/[^/]+|shared\/(ui|runtime|contract))\/src\//.test(file) &&
  !/\.(test|examples)\.tsx?$|\/testing\/|\/gallery\/|^shell\/src\/(server\.tsx|html\/)/.test(file);

/** Such as `URL` and `canParse`. */
function findCompat(owner: string, member: string): CompatStatement | undefined {
  const type = owner.replace(/^Readonly|Constructor$/g, '');
  const inType = (types: Identifier | undefined) => types?.[type]?.[member] ?? types?.[type]?.[`${member}_static`];
  const found = inType(bcd.javascript.builtins) ?? inType(bcd.api) ?? (type === 'Window' ? bcd.api[member] : undefined);
  return found?.__compat;
}

const number = (version: string): number => Number.parseFloat(version.replace('≤', ''));

function lacking({ support }: CompatStatement): string[] {
  return Object.entries(supportedBrowsers).flatMap(([name, oldest]) => {
    const statements = [support[mdnNames[name as BrowserName]] ?? []].flat();
    const isSupported =
      statements.length === 0 ||
      statements.some(
        ({ version_added: added, prefix, flags, alternative_name: other }) =>
          !prefix && !flags && !other && typeof added === 'string' && number(added) <= number(oldest),
      );
    return isSupported ? [] : [`${name} ${oldest}`];
  });
}

/** `Array` for `toReversed`; `Window` for a global. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  if (!/\/typescript\/lib\/lib\.[^/]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return undefined;
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.getText();
  return ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration) ? 'Window' : undefined;
}

const configFile = path.join(workspaceRoot, 'tsconfig.json');
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configFile, ts.sys.readFile).config,
  ts.sys,
  workspaceRoot,
);
const relative = (file: string) => path.relative(workspaceRoot, file).split(path.sep).join('/');
const program = ts.createProgram(
  fileNames.filter((file) => isForBrowsers(relative(file)) || file.endsWith('.d.ts')),
  options,
);
const checker = program.getTypeChecker();
const problems: string[] = [];
let checked = 0;

function check(node: ts.Node, source: ts.SourceFile): void {
  ts.forEachChild(node, (child) => check(child, source));
  if (!ts.isIdentifier(node)) return;
  for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? []) {
    const owner = ownerOf(declaration);
    const compat = owner && findCompat(owner, node.text);
    if (!compat) continue;
    checked++;
    const api = `${owner}.${node.text}`;
    const missing = optional[api] || optional[owner] ? [] : lacking(compat);
    if (missing.length === 0) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    problems.push(`${relative(source.fileName)}:${line} uses ${api}, which is missing in ${missing.join(', ')}`);
    return;
  }
}

for (const source of program.getSourceFiles()) if (isForBrowsers(relative(source.fileName))) check(source, source);

console.log(`${checked} uses of APIs compared with ${Object.keys(supportedBrowsers).length} browsers`);
for (const problem of new Set(problems)) console.log(problem);
if (problems.length > 0) {
  console.log('Use an older API, or test for it and list it as optional in platform/test/src/browser-apis.ts.');
  process.exitCode = 1;
}
