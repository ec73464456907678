import { createHash } from 'node:crypto';
import { clearImmediate, setImmediate } from 'node:timers';
import {
  baseOf,
  identityOf,
  identityOfFinished,
  placeholderBase,
  rebaseFiles,
  rebaseManifest,
  type WrittenManifest,
} from './build-identity.ts';
import { sha384 } from './integrity.ts';

const placeholder = placeholderBase('exams');
const base = baseOf('exams', 'a'.repeat(64));
const style = `.exams_a { background: url(${placeholder}a.svg) }`;
const compiled = {
  'client/page.js': 'one()',
  'client/page.css': style,
  'client/remoteEntry.js': `p="${placeholder}";hashes=["${sha384('one()')}","sha384-${sha384(style)}"]`,
  'client/list.json': `["entry"]`,
};

const filesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

const manifestOf = (texts: Record<string, string>): WrittenManifest & { base: string } => ({
  ...{ name: 'exams', version: '1.0.0', identity: '0', base: placeholder },
  pages: [{ id: 'about', image: `${placeholder}a.svg` }],
  files: Object.entries(texts).map(([path, text]) => ({ path, size: text.length, sha384: sha384(text) })),
});

/** A finished build, as the preset writes it. */
function finish(texts: Record<string, string>) {
  const identity = identityOf(manifestOf(texts));
  const files = filesOf(texts);
  const to = baseOf('exams', identity);
  const rebased = rebaseFiles(files, placeholder, to);
  const manifest = { ...rebaseManifest(manifestOf(texts), rebased, placeholder, to), identity, base: to };
  return { identity, manifest, files: new Map([...files, ...rebased]) };
}

test('files are rebased to another address, and an entry gets the hashes of the files that changed', () => {
  const rebased = rebaseFiles(filesOf(compiled), placeholder, base);
  expect([...rebased.keys()].sort()).toEqual(['client/page.css', 'client/remoteEntry.js']);
  const css = String(rebased.get('client/page.css'));
  expect(css).toBe(style.replace(placeholder, base));
  expect(String(rebased.get('client/remoteEntry.js'))).toBe(
    `p="${base}";hashes=["${sha384('one()')}","sha384-${sha384(css)}"]`,
  );
});

test('a file without an address changes too where it contains the hash of a file that does', () => {
  const list = `["${sha384(compiled['client/remoteEntry.js'])}"]`;
  const rebased = rebaseFiles(filesOf({ ...compiled, 'client/list.json': list }), placeholder, base);
  expect(String(rebased.get('client/list.json'))).toBe(`["${sha384(String(rebased.get('client/remoteEntry.js')))}"]`);
});

test('a hash is found at every position, also between other letters, and so are hashes in a row', () => {
  const hash = (text: string) => sha384(text).repeat(2);
  for (let length = 0; length < 100; length++) {
    const list = (text: string) => `${'a'.repeat(length)}${hash(text)}Zz`;
    const rebased = rebaseFiles(
      filesOf({ 'client/a.css': placeholder, 'client/b.js': list(placeholder) }),
      placeholder,
      base,
    );
    expect(String(rebased.get('client/b.js'))).toBe(list(base));
  }
});

test('files of the same content change alike', () => {
  const list = `["${sha384(style)}"]`;
  const files = filesOf({ ...compiled, 'client/copy.css': style, 'client/list.json': list });
  const rebased = rebaseFiles(files, placeholder, base);
  expect(rebased.get('client/copy.css')).toEqual(rebased.get('client/page.css'));
  expect(String(rebased.get('client/list.json'))).toBe(`["${sha384(String(rebased.get('client/page.css')))}"]`);
});

test('a long chain of files that contain each other’s hashes is rebased to its end', () => {
  const texts = [placeholder];
  while (texts.length < 1000) texts.push(sha384(texts.at(-1) ?? ''));
  const rebased = rebaseFiles(new Map([...filesOf(Object.fromEntries(texts.entries()))].reverse()), placeholder, base);
  let last = base;
  for (let i = 1; i < texts.length; i++) last = sha384(last);
  expect(String(rebased.get('999'))).toBe(last);
});

test('many files that change cost no more reading and hashing than their bytes', () => {
  const padding = 'x'.repeat(10_000);
  const large = `${placeholder} ${padding}`;
  const changing = Array.from({ length: 200 }, (_, i) => `${i} ${placeholder} ${sha384(large)}`);
  const others = Array.from({ length: 20 }, (_, i) => `${i} ${sha384(large)} ${padding}`);
  const files = filesOf(Object.fromEntries([large, ...changing, ...others].entries()));
  const reads = (['includes', 'indexOf', 'toString'] as const).map((name) => jest.spyOn(Buffer.prototype, name));
  const hashed = jest.spyOn(Object.getPrototypeOf(createHash('sha384')), 'update');
  const rebased = rebaseFiles(files, placeholder, base);
  const bytesRead = reads.flatMap(({ mock }) => mock.contexts.map((bytes) => Buffer.byteLength(bytes as Buffer)));
  const bytesHashed = hashed.mock.calls.map(([bytes]) => Buffer.byteLength(bytes as Buffer));
  jest.restoreAllMocks();
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  const total = sum([...files.values()].map((bytes) => bytes.length));
  expect(rebased.size).toBe(files.size);
  expect(sum(bytesRead) / total).toBeLessThan(5);
  expect(sum(bytesHashed) / total).toBeLessThan(5);
});

test('the identity is the same from the compiled and from the finished files', async () => {
  const { identity, manifest, files } = finish(compiled);
  expect(identity).toMatch(/^[0-9a-f]{64}$/);
  expect(await identityOfFinished(manifest, files)).toBe(identity);
  expect(JSON.stringify(manifest)).toContain(`${baseOf('exams', identity)}a.svg`);
});

test('other requests are served between the files of a finished build, and within one that has many hashes', async () => {
  const hashes = sha384(compiled['client/remoteEntry.js']).repeat(25_000);
  const { identity, manifest, files } = finish({ ...compiled, 'client/hashes.txt': hashes });
  let served = 0;
  const serve = () => {
    served++;
    next = setImmediate(serve);
  };
  let next = setImmediate(serve);
  expect(await identityOfFinished(manifest, files)).toBe(identity);
  clearImmediate(next);
  expect(served).toBeGreaterThanOrEqual(2 * (files.size + 2));
});

test('the version, the order of fields and what an archive adds do not change the identity', () => {
  const { identity } = finish(compiled);
  const { files, ...rest } = manifestOf(compiled);
  expect(identityOf({ files: [...files].reverse(), ...rest, version: '2.0.0', base })).toBe(identity);
  expect(identityOf({ ...rest, files, kind: 'shell' })).not.toBe(identity);
});

test('a source map that differs, as after a comment was added, does not change the identity', () => {
  const map = (text: string) => finish({ ...compiled, 'server/maps/page.js.map': text }).identity;
  expect(map('one')).toBe(map('two'));
  expect(map('one')).toBe(finish(compiled).identity);
});

for (const [what, change] of [
  ['one changed byte', (texts: Record<string, string>) => ({ ...texts, 'client/page.js': 'two()' })],
  ['another file', (texts: Record<string, string>) => ({ ...texts, 'client/more.js': '' })],
  ['another name of a file', ({ 'client/page.js': page = '', ...rest }) => ({ ...rest, 'client/other.js': page })],
] as const) {
  test(`${what} gives another identity`, () => {
    expect(finish(change(compiled)).identity).not.toBe(finish(compiled).identity);
  });
}

test('files that contain the placeholder, or the hash of a compiled file, have no identity', async () => {
  const { manifest, files } = finish(compiled);
  const withPlaceholder = new Map([...files, ['client/page.js', Buffer.from(`"${placeholder}"`)]] as const);
  expect(await identityOfFinished(manifest, withPlaceholder)).toBe(undefined);
  const entry = String(files.get('client/remoteEntry.js'));
  const css = sha384(String(files.get('client/page.css')));
  const stale = new Map([...files, ['client/remoteEntry.js', Buffer.from(entry.replace(css, sha384(style)))]] as const);
  expect(await identityOfFinished(manifest, stale)).toBe(undefined);
  expect(await identityOfFinished({ ...manifest, note: placeholder }, files)).toBe(undefined);
});

test('an address of another length is refused, since it would move positions in files', () => {
  expect(() => rebaseFiles(filesOf(compiled), placeholder, '/_builds/exams/1/')).toThrow(/differ in length/);
});
