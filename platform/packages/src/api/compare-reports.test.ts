import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareReports } from './compare-reports.ts';

/** A report as API Extractor writes it. */
const report = (...declarations: string[]): string =>
  ['## API Report File for "@viit/ui"\n', '```ts\n', "import { JSX } from 'react';\n", ...declarations, '```\n'].join(
    '\n',
  );
const declared = (text: string): string => `// @public (undocumented)\n${text}\n`;

const changes = (before: string[], after: string[]) =>
  compareReports(report(...before.map(declared)), report(...after.map(declared))).map(
    ({ change, name, step }) => `${change} ${name} ${step}`,
  );
/** The steps that one change of a declaration needs. */
const stepsFor = (before: string, after: string) => changes([before], [after]).map((text) => text.split(' ')[2]);

const button = 'function Button(input: ButtonProps): JSX.Element;';
const module = (...names: string[]) =>
  `declare namespace button {\n    export {\n        ${names.join(',\n        ')}\n    }\n}`;

test('an API that is the same has no changes, even with other comments', () => {
  assert.deepEqual(changes([button], [button]), []);
  assert.deepEqual(compareReports(report(`// @public\n${button}\n`), report(declared(button))), []);
});

test('an added export needs a minor step, and so does a new module', () => {
  assert.deepEqual(changes([], [`export ${button}`]), ['added Button minor']);
  assert.deepEqual(changes([button, module('Button')], [button, 'type Tone = 1;', module('Button', 'Tone')]), [
    'changed button minor',
    'added Tone minor',
  ]);
  assert.deepEqual(changes([button], [`export ${button}`]), ['added Button minor']);
  assert.deepEqual(changes([], [module('Button'), button]), ['added button minor', 'added Button minor']);
});

test('a removed or renamed export needs a major step', () => {
  assert.deepEqual(changes([`export ${button}`], []), ['removed Button major']);
  assert.deepEqual(changes([button, module('Button', 'Tone')], [button, module('Button')]), ['changed button major']);
  assert.deepEqual(stepsFor(module('Button'), module('LinkButton')), ['major']);
});

test('an optional member is an addition; a required one, a removed one and another type are changes', () => {
  const members = (...texts: string[]) => `interface ButtonProps {\n${texts.map((text) => `    ${text}\n`).join('')}}`;
  const before = members('label: string;');
  assert.deepEqual(stepsFor(before, members('label: string;', 'tone?: string;')), ['minor']);
  assert.deepEqual(stepsFor(before, members('icon?: {', '    name: string;', '};', 'label: string;')), ['minor']);
  assert.deepEqual(stepsFor(before, members('label: string;', 'tone: string;')), ['major']);
  assert.deepEqual(stepsFor(before, members('label?: string;')), ['major']);
  assert.deepEqual(stepsFor(before, members('label: number;')), ['major']);
  assert.deepEqual(stepsFor(members('label: string;', 'tone?: string;'), before), ['major']);
});

test('a change names the lines that differ', () => {
  const props = (member: string) => report(declared(`interface ButtonProps {\n    label: string;\n    ${member}\n}`));
  const [change] = compareReports(props('tone: string;'), props('tone: Tone;'));
  assert.deepEqual(change?.lines, ['- tone: string;', '+ tone: Tone;']);
});

test('members of members are compared too', () => {
  const row = (...cell: string[]) =>
    `type Row = Readonly<{\n    cell: {\n        ${cell.join('\n        ')}\n    };\n}>;`;
  assert.deepEqual(stepsFor(row('text: string;'), row('text: string;', 'href?: string;')), ['minor']);
  assert.deepEqual(stepsFor(row('text: string;'), row('text: string;', 'href: string;')), ['major']);
});

test('an optional parameter is an addition, its name does not matter, and a required one is a change', () => {
  const signature = (parameters: string) => `function open(${parameters}): void;`;
  assert.deepEqual(stepsFor(signature(''), signature('focus?: boolean')), ['minor']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('at: string, focus?: boolean')), ['minor']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('at: string, ...rest: string[]')), ['minor']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('at: string, focus: boolean')), ['major']);
  assert.deepEqual(stepsFor(signature('at: string, focus?: boolean'), signature('at: string')), ['major']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('at?: string')), ['major']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('at: number')), ['major']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('address: string')), []);
});

test('a schema may get a property that can be missing, and an object that the package provides any property', () => {
  const schema = (...texts: string[]) => `const row: z.ZodObject<{\n    ${texts.join('\n    ')}\n}, z.core.$strip>;`;
  const before = schema('a: z.ZodString;');
  assert.deepEqual(stepsFor(before, schema('a: z.ZodString;', 'b: z.ZodOptional<z.ZodString>;')), ['minor']);
  assert.deepEqual(stepsFor(before, schema('a: z.ZodString;', 'b: z.ZodString;')), ['major']);
  const provided = (...texts: string[]) =>
    `export const operations: {\n    readonly list: {\n        ${texts.join('\n        ')}\n    };\n};`;
  assert.deepEqual(stepsFor(provided('path: "/a";'), provided('path: "/a";', 'summary: "A";')), ['minor']);
  assert.deepEqual(stepsFor(provided('path: "/a";', 'summary: "A";'), provided('path: "/a";')), ['major']);
  const answers = (...texts: string[]) =>
    provided('answer: z.ZodObject<{', ...texts.map((text) => `    ${text}`), '}>;');
  assert.deepEqual(stepsFor(answers('a: z.ZodString;'), answers('a: z.ZodString;', 'b: z.ZodString;')), ['major']);
});
