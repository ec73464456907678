import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherTypes, packagesPart } from './api.ts';
import { collectApi } from './collect-api.ts';
import { readReport, writeReport } from './report-text.ts';

/** Declarations as the compiler writes them. */
const modules: Readonly<Record<string, string>> = {
  'shared/sample/src/index.ts': `import type { ReactNode } from 'react';
import { type Row } from './row.ts';
export { expect } from '@playwright/test';
export * from './page.ts';
interface Options {
    /** A comment. */
    row: Row;
    size?: 'small' | 'large';
}
/** Renders. */
export declare function Sample({ row, size }: Options): ReactNode;
export {};
`,
  'shared/sample/src/page.ts': `export declare const layouts: readonly ["home"];
export type Layout = (typeof layouts)[number];
`,
  'shared/sample/src/row.ts': `export interface Row {
    name: Name;
}
type Name = import('./name.ts').Name;
export declare const unused: string;
export {};
`,
  'shared/sample/src/name.ts': `export type Name = string;
`,
};

const declarations = (file: string): string => {
  const text = modules[file];
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return text;
};
const api = collectApi({ '@viit/sample': 'shared/sample/src/index.ts' }, declarations);

test('an API has the exports of each module, also those of modules that it exports on', () => {
  assert.deepEqual(api['@viit/sample'], {
    Layout: 'type Layout = (typeof layouts)[number];',
    Sample: 'declare function Sample(props: Options): ReactNode;',
    expect: "export { expect } from '@playwright/test';",
    layouts: 'declare const layouts: readonly [\n    "home"\n];',
  });
});

test('it has the types that these use, and no others; comments and the order of a union do not matter', () => {
  assert.deepEqual(api[otherTypes], {
    'Name of shared/sample/src/name.ts': 'type Name = string;',
    'Name of shared/sample/src/row.ts': "type Name = import('./name.ts').Name;",
    Options: "interface Options {\n    row: Row;\n    size?: 'large' | 'small';\n}",
    Row: 'interface Row {\n    name: Name;\n}',
  });
});

test('a report can be read back', () => {
  const report = {
    name: '@viit/sample',
    version: '1.2.3',
    api: { ...api, [packagesPart]: { '@viit/ui': '1.0.0' }, '@viit/ui/styles/tokens.css': { '--accent': '' } },
  };
  assert.deepEqual(readReport(writeReport(report)), report);
  assert.equal(readReport('# Something else\n'), undefined);
});
