import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { checkStyles } from '@viit/build/check-styles';
import { manifestSchema } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import { fuzz } from '@viit/test/fuzz';
import fc from 'fast-check';
import { makeArchive } from '../testing/sample-archives.ts';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { readArchive } from './archive.ts';
import { buildArchive } from './check-entries.ts';

/* Random input of a section's team: it is read, or refused with a reason. It never fails in another way. */

/** Names that were dangerous once: they became configuration, other addresses, or files outside of a folder. */
const dangerous = [
  ...[
    '../x',
    '/etc/passwd',
    'client/../../x',
    'client/a\0.js',
    'client//a',
    'client/.',
    'a.x; } location ^~ /pwn/ { alias /etc/; } types { y',
  ],
  ...[
    'public/a\nb',
    'public/%2e%2e/x',
    'public/\u202egpj.js',
    'client/a.js ',
    'public/x.svg.gz',
    'con',
    'client\\a.js',
    '__proto__',
  ],
];
const name = fc.oneof(
  fc.constantFrom(...dangerous),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 200 }),
);
const entry = fc.record(
  {
    path: fc.oneof(
      name,
      name.map((one) => `client/${one}`),
      name.map((one) => `public/${one}`),
    ),
    text: fc.string({ maxLength: 100 }),
    type: fc.constantFrom('File', 'SymbolicLink', 'Link', 'Directory', 'CharacterDevice', 'ExtendedHeader'),
    linkpath: name,
  },
  { requiredKeys: ['path'] },
);

/** Packs what the packer accepts; it refuses some names itself. */
function pack(entries: Parameters<typeof makeArchive>): Buffer {
  try {
    return makeArchive(...entries);
  } catch {
    return Buffer.of();
  }
}

async function filesOf(archive: Uint8Array): Promise<string[]> {
  const files: string[] = [];
  const read = readArchive(Readable.from([archive]), buildArchive, async (file) => void files.push(file));
  await read.catch((error: unknown) => assert.ok(error instanceof Refusal, String(error)));
  return files;
}

const bytes = fc.uint8Array({ maxLength: 3000 });
const archives = fc.oneof(
  bytes,
  bytes.map((raw) => gzipSync(raw)),
  fc.array(entry, { maxLength: 6 }).map((entries) => pack(entries as Parameters<typeof makeArchive>)),
  fc.tuple(fc.array(entry, { maxLength: 3 }), fc.nat()).map(([entries, at]) => {
    const packed = pack(entries as Parameters<typeof makeArchive>);
    return packed.subarray(0, at % (packed.length + 1));
  }),
);

test('any archive is read or refused, and its files have plain names in their folders', async () => {
  await fc.assert(
    fc.asyncProperty(archives, async (archive) => {
      for (const file of await filesOf(archive)) {
        assert.match(file, /^(?:manifest\.json|(?:client|server|public)(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+)+)$/);
      }
    }),
    fuzz<[Uint8Array]>({ examples: dangerous.map((path) => [pack([{ path: `public/${path}`, text: 'x' }])]) }),
  );
});

test('any manifest is read or refused with its fields, and its paths are plain', async () => {
  const valid = await withTemporaryFolder('test', async (folder) => writeSampleBuild(folder, { name: 'exams' }));
  const keys = Object.keys(valid);
  const value = fc.oneof(
    name,
    fc.anything(),
    fc.array(name),
    fc.array(fc.record({ path: name, href: name, size: fc.anything(), sha384: fc.string() })),
  );
  const changes = fc.array(fc.tuple(fc.constantFrom(...keys), value), { minLength: 1, maxLength: 3 });
  const changed = changes.map((all) => ({ ...structuredClone(valid), ...Object.fromEntries(all) }));
  fc.assert(
    fc.property(
      fc.oneof(
        changed,
        fc.anything(),
        fc.json().map((text): unknown => JSON.parse(text)),
      ),
      (manifest) => {
        const { success, data } = manifestSchema.safeParse(manifest);
        const paths = success
          ? [...data.files.map(({ path }) => path), ...data.entry.scripts, ...data.entry.styles]
          : [];
        for (const path of paths) assert.match(path, /^[A-Za-z0-9._/-]+$/);
      },
    ),
    fuzz<[unknown]>({
      examples: dangerous.map((path) => [
        { ...valid, files: [{ path: `public/${path}`, size: 1, sha384: 'a'.repeat(64) }] },
      ]),
    }),
  );
});

const css = fc
  .array(
    fc.constantFrom(
      ...[
        '.exams_a',
        '.cells_a',
        'body',
        ':root',
        '*',
        '#root',
        '[popover]',
        '&',
        '>',
        '+',
        '~',
        ' ',
        ',',
        '{',
        '}',
        ';',
        ':',
        '(',
        ')',
      ],
      ...[
        'color',
        'position',
        'fixed',
        'red',
        '--text',
        ':is',
        ':not',
        ':has',
        ':where',
        '::before',
        ':hover',
        ':global',
      ],
      ...[
        '@media',
        '@layer',
        '@scope',
        '@import',
        '@charset "utf-16";',
        '@container',
        '@supports',
        '@starting-style',
        '"',
        "'",
        '\\',
        '/*',
        '*/',
        '\0',
        '\uFEFF',
        '\n',
        'é',
        '\u{10FFFF}',
      ],
    ),
    { maxLength: 40 },
  )
  .map((tokens) => Buffer.from(tokens.join('')));

test('any stylesheet is checked without an error, and one that is not UTF-8 is refused', () => {
  const utf16 = Buffer.from('\uFEFFbody { display: none }', 'utf16le');
  fc.assert(
    fc.property(
      fc.oneof(
        css,
        bytes.map((raw) => Buffer.from(raw)),
      ),
      (source) => {
        const { problems } = checkStyles(source, { section: 'exams' });
        if (source.includes(0xff) || source.includes(0xfe)) assert.notEqual(problems.length, 0);
      },
    ),
    fuzz({ examples: [[utf16], [Buffer.from('\uFEFFbody{}')], [Buffer.from('@charset "utf-16";body{}')]] }),
  );
});
