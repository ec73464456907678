import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const tokens = fs.readFileSync(path.join(root, 'shared/ui/src/styles/tokens.css'), 'utf8');

const stylesIn = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.startsWith('styles/'))
    .map((name) => path.join(folder, name));

/** The matches of a pattern in stylesheets, with their file; comments are ignored. */
const findAll = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...text.matchAll(pattern)].map(([, found = '']) => [path.basename(file), found] as const);
  });

test('the tokens have the required times', () => {
  for (const [name, value] of [
    ['time-fast', '0.3s'],
    ['time-medium', '0.6s'],
    ['time-slow', '0.9s'],
    ['time-extra-slow', '1.5s'],
    ['stagger', '0.1s'],
    ['page-load-delay', '0.2s'],
    ['stagger-drawer', '0.05s'],
    ['video-fade', '0.8s'],
    ['video-shrink', '2s'],
    ['breakpoint-mobile', `${768 / 16}rem`],
    ['breakpoint-campus', `${1024 / 16}rem`],
  ]) {
    expect(tokens).toContain(`--${name}: ${value};`);
  }
});

test('styles of the shell and of components take their times from tokens', () => {
  const files = [...stylesIn('shell/src'), ...stylesIn('shared/ui/src')];
  expect(files.length).toBeGreaterThan(40);
  const own = findAll(files, /[\s:(]((?:\d*\.)?\d+m?s)\b/g).filter(([, time]) => time !== '0s');
  expect(own).toEqual([
    // The time that a page takes to load is not known, and the countdown's bar moves by the second.
    ['progress-bar.module.css', '6s'],
    ['page.module.css', '1s'],
  ]);
});

test('the shell has breakpoints at the named widths only', () => {
  const named = [...tokens.matchAll(/--breakpoint-[a-z]+: ([\d.]+rem);/g)].map(([, width]) => width);
  const own = findAll(stylesIn('shell/src'), /@media[^{]*\bwidth [<>=]+ ([\d.a-z]+)/g);
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(([, width]) => !named.includes(width))).toEqual([]);
});
