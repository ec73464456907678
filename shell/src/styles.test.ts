import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sections = ['cells', 'exams', 'home', 'institution', 'placements'].map((name) => `remotes/${name}/src`);
const files = ['shell/src', 'shared/ui/src', 'shared/runtime/src', ...sections].flatMap((folder) =>
  fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
);
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const styles = new Map(
  files.filter((file) => file.endsWith('.css')).map((file) => [file, read(file).replace(/\/\*.*?\*\//gs, '')]),
);
const modules = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
const code = modules.map(read).join('\n');

/** What the styles do not find in the code, with their file. */
const missing = (pattern: RegExp, isFound: (groups: Record<string, string | undefined>, style: string) => boolean) =>
  [...styles].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, groups = {} }) => (isFound(groups, text) ? [] : [[file, found]])),
  );

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

test('a style selects only attributes and values that the code sets', () => {
  const attributes = /\[(?<name>(?:data|aria)-[a-z-]+)(?:[~^$*|]?=(?<quote>"?)(?<value>[^\]"]*)\k<quote>)?\]/g;
  const isSet = ({ name = '', value }: Record<string, string | undefined>) =>
    (code.includes(name) || code.includes(`dataset.${camelCase(name.slice('data-'.length))}`)) &&
    (value === undefined || /^(?:true|false|\d+)$/.test(value) || new RegExp(`['"\`]${value}['"\`]`).test(code));
  expect(missing(attributes, isSet)).toEqual([]);
});

test('an animation has its keyframes, and keyframes have their animation', () => {
  const words = (text: string) => text.split(/[\s,;]+/);
  const namesIn = (style: string) => [...style.matchAll(/@keyframes ([a-z-]+)/g)].map(([, name = '']) => name);
  const animations = /animation(?:-name)?:\s*(?<value>[^;]+);/g;
  const hasFrames = ({ value = '' }: Record<string, string | undefined>, style: string) =>
    /none|inherit/.test(value) || namesIn(style).some((name) => words(value).includes(name));
  expect(missing(animations, hasFrames)).toEqual([]);
  const isUsed = ({ name = '' }: Record<string, string | undefined>, style: string) =>
    [...style.matchAll(animations)].some(([, value = '']) => words(value).includes(name));
  expect(missing(/@keyframes (?<name>[a-z-]+)/g, isUsed)).toEqual([]);
});

test('each class that the code names has a style', () => {
  const unstyled = modules.flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/import \* as (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
      ([, alias, address = '']) => {
        const style = styles.get(path.join(path.dirname(file), address)) ?? '';
        const names = [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name);
        return names.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(style)).map((name) => `${file} ${name}`);
      },
    );
  });
  expect(unstyled).toEqual([]);
});
