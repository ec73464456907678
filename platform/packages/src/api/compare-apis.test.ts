import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherTypes, packagesPart } from './api.ts';
import { compareApis } from './compare-apis.ts';

const part = '@viit/ui/button';
const props = `interface ButtonProps {\n    label: string;\n}`;
const button = 'declare function Button(props: ButtonProps): JSX.Element;';

/** The steps that one change of a declaration needs. */
const stepsFor = (before: string, after: string, name = 'ButtonProps') =>
  compareApis({ [part]: { [name]: before } }, { [part]: { [name]: after } }).map(({ step }) => step);

test('an API that is the same has no changes', () => {
  assert.deepEqual(compareApis({ [part]: { button } }, { [part]: { button } }), []);
});

test('an added export needs a minor step, and so does a new module', () => {
  const [added] = compareApis({ [part]: { button } }, { [part]: { button, ButtonProps: props } });
  assert.deepEqual(added, { part, name: 'ButtonProps', change: 'added', step: 'minor', details: [] });
  assert.deepEqual(
    compareApis({}, { [part]: { button } }).map(({ step }) => step),
    ['minor'],
  );
});

test('a removed or renamed export needs a major step', () => {
  assert.deepEqual(
    compareApis({ [part]: { button } }, {}).map(({ change, step }) => [change, step]),
    [['removed', 'major']],
  );
  const renamed = compareApis({ [part]: { Button: button } }, { [part]: { LinkButton: button } });
  assert.deepEqual(
    renamed.map(({ name, step }) => [name, step]),
    [
      ['Button', 'major'],
      ['LinkButton', 'minor'],
    ],
  );
});

test('an optional member is an addition; a required one, a removed one and another type are changes', () => {
  const members = (...texts: string[]) => `interface ButtonProps {\n${texts.map((text) => `    ${text}\n`).join('')}}`;
  const before = members('label: string;');
  assert.deepEqual(stepsFor(before, members('label: string;', 'tone?: string;')), ['minor']);
  assert.deepEqual(stepsFor(before, members('label: string;', 'tone: string;')), ['major']);
  assert.deepEqual(stepsFor(before, members('label?: string;')), ['major']);
  assert.deepEqual(stepsFor(before, members('label: number;')), ['major']);
  assert.deepEqual(stepsFor(members('label: string;', 'tone?: string;'), before), ['major']);
  const [change] = compareApis(
    { [part]: { B: before } },
    { [part]: { B: members('label: string;', 'tone?: string;') } },
  );
  assert.deepEqual(change?.details, ['tone added']);
});

test('members of members are compared too', () => {
  const row = (cell: string) => `type Row = Readonly<{\n    cell: {\n        ${cell}\n    };\n}>;`;
  assert.deepEqual(stepsFor(row('text: string;'), row('text: string; href?: string;')), ['minor']);
  assert.deepEqual(stepsFor(row('text: string;'), row('text: string; href: string;')), ['major']);
});

test('an optional parameter is an addition, its name does not matter, and a required one is a change', () => {
  const signature = (parameters: string) => `declare function open(${parameters}): void;`;
  assert.deepEqual(stepsFor(signature('at: string'), signature('at: string, focus?: boolean')), ['minor']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('at: string, focus: boolean')), ['major']);
  assert.deepEqual(stepsFor(signature('at: string, focus?: boolean'), signature('at: string')), ['major']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('at?: string')), ['major']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('at: number')), ['major']);
  assert.deepEqual(stepsFor(signature('at: string'), signature('address: string')), ['none']);
});

test('a schema may get a property that can be missing, and an object that the package provides any property', () => {
  const schema = (text: string) => `declare const schema: z.ZodObject<{\n    ${text}\n}, z.core.$strip>;`;
  assert.deepEqual(stepsFor(schema('a: z.ZodString;'), schema('a: z.ZodString; b: z.ZodOptional<z.ZodString>;')), [
    'minor',
  ]);
  assert.deepEqual(stepsFor(schema('a: z.ZodString;'), schema('a: z.ZodString; b: z.ZodString;')), ['major']);
  const provided = (text: string) => `declare const operations: {\n    readonly list: {\n        ${text}\n    };\n};`;
  assert.deepEqual(stepsFor(provided('path: "/a";'), provided('path: "/a"; summary: "A";')), ['minor']);
  assert.deepEqual(stepsFor(provided('path: "/a"; summary: "A";'), provided('path: "/a";')), ['major']);
});

test('a type that is not exported counts where it changes, and not where it is added, removed or exported', () => {
  const other = (text: string) => ({ [part]: { Button: button }, [otherTypes]: { ButtonProps: text } });
  const changed = props.replace('string', 'number');
  assert.deepEqual(
    compareApis(other(props), other(changed)).map(({ name, step }) => [name, step]),
    [['ButtonProps', 'major']],
  );
  const exported = { [part]: { Button: button, ButtonProps: props } };
  assert.deepEqual(
    compareApis(other(props), exported).map(({ change, step }) => [change, step]),
    [['added', 'minor']],
  );
  const twice = {
    [part]: { Button: button },
    [otherTypes]: { 'ButtonProps of a.ts': changed, 'ButtonProps of b.ts': props },
  };
  assert.deepEqual(compareApis(other(props), twice), []);
});

test('a toolkit steps as far as the packages in it', () => {
  const steps = ['1.0.1', '1.1.0', '2.0.0'].map(
    (version) => compareApis({ [packagesPart]: { ui: '1.0.0' } }, { [packagesPart]: { ui: version } })[0]?.step,
  );
  assert.deepEqual(steps, ['patch', 'minor', 'major']);
});
