import { buildFileSchema } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Header } from 'tar-stream';
import { archiveLimits } from './archive-limits.ts';

/** The longest path of a file, and the longest name of a file or folder in it, in bytes: what every file system stores. */
const pathLimits = { path: 1000, name: 255 };

/** What an archive may contain. */
export interface ArchiveKind {
  /** What it is called in sentences. */
  noun: string;
  contains(file: string): boolean;
  /** What it contains, as a sentence. */
  rule: string;
}

/** The archive of a build. */
export const buildArchive: ArchiveKind = {
  noun: 'archive',
  contains: (name) => name === 'manifest.json' || buildFileSchema.shape.path.safeParse(name).success,
  rule: 'A build has manifest.json and files in client/, server/ and public/, whose names consist of A-Z, a-z, 0-9, ".", "_" and "-". Rename the file.',
};

/** Checks the entries of one archive, one after the other. */
export interface EntryCheck {
  /**
   * @returns the path of a file, `undefined` for a folder.
   * @throws Refusal where the entry does not belong there, exceeds a limit, or contradicts an earlier one.
   */
  next(entry: Header): string | undefined;
  /** @throws Refusal where there was no entry at all. */
  end(): void;
}

/** Starts the check of an archive's entries. @param kind by default a build's. */
export function checkEntries(kind = buildArchive): EntryCheck {
  const { noun } = kind;
  const files = new Set<string>();
  const folders = new Set<string>();
  let count = 0;
  return {
    next({ name: given, type, size }) {
      if (++count > archiveLimits.files) throw tooManyFiles(noun);
      const isFolder = type === 'directory';
      const name = isFolder ? given.replace(/(?<!\/)\/+$/, '') : given;
      checkLengths(noun, name);
      if (isFolder) checkFolder(kind, name);
      else checkFile(kind, { name, type, size });
      const above = parentsOf(name);
      const contradiction = isFolder
        ? [name, ...above].find((path) => files.has(path))
        : (above.find((path) => files.has(path)) ?? (folders.has(name) ? name : undefined));
      if (contradiction !== undefined) throw isFileAndFolder(noun, contradiction);
      if (!isFolder && files.has(name)) throw isTwice(noun, name);
      for (const path of isFolder ? [name, ...above] : above) folders.add(path);
      if (isFolder) return undefined;
      files.add(name);
      return name;
    },
    end() {
      if (count > 0) return;
      throw new Refusal('archive-invalid', `The ${noun} is empty. Pack a finished build.`);
    },
  };
}

/** Comes first: everything else takes time that grows with the path. */
function checkLengths(noun: string, name: string): void {
  const isShort = Buffer.byteLength(name) <= pathLimits.path;
  if (isShort && name.split('/').every((one) => Buffer.byteLength(one) <= pathLimits.name)) return;
  throw new Refusal(
    'archive-entry-invalid',
    `The ${noun} contains ${shown(name)}, whose name is longer than ${pathLimits.name} bytes, or its path than ${pathLimits.path}. Use shorter names.`,
  );
}

function checkFolder(kind: ArchiveKind, name: string): void {
  // Programs that pack a folder begin with the folder itself.
  if (name !== '.' && !isPlain(name.replace(/^\.\//, ''))) throw doesNotBelong(kind, name);
}

function checkFile(
  { noun, contains, rule }: ArchiveKind,
  { name, type, size }: Pick<Header, 'name' | 'type' | 'size'>,
): void {
  if (type !== 'file') {
    throw new Refusal(
      'archive-entry-invalid',
      `The ${noun} contains ${shown(name)}, which is not a regular file but a ${typeNames[type] ?? 'special entry'}. Replace it with the file itself.`,
    );
  }
  if (!isPlain(name) || !contains(name)) throw doesNotBelong({ noun, rule }, name);
  if (size > archiveLimits.file) {
    throw new Refusal(
      'archive-too-large',
      `In the ${noun}, ${shown(name)} is larger than ${archiveLimits.inMB(archiveLimits.file)} MB. Make it smaller, or publish it elsewhere and link to it.`,
    );
  }
}

const doesNotBelong = ({ noun, rule }: Pick<ArchiveKind, 'noun' | 'rule'>, name: string) =>
  new Refusal('archive-entry-invalid', `The ${noun} contains "${shown(name)}", which does not belong there. ${rule}`);

/** Whether a path stays in its folder, and is the same on every file system. */
const isPlain = (name: string) => !/[\\\0]/.test(name) && !name.split('/').some((segment) => /^\.{0,2}$/.test(segment));

/** `client/a/b.js` → `client/a`, `client`. */
const parentsOf = (name: string): string[] =>
  name
    .split('/')
    .slice(0, -1)
    .map((_, i, segments) => segments.slice(0, i + 1).join('/'));

/** A name that a sentence can show: whatever is in it, on one line and not endless. */
const shown = (name: string): string => {
  const text = JSON.stringify(name).slice(1, -1);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

const typeNames: Readonly<Record<string, string>> = {
  link: 'hard link',
  symlink: 'symbolic link',
  'character-device': 'device',
  'block-device': 'device',
  fifo: 'pipe',
};

const tooManyFiles = (noun: string) =>
  new Refusal(
    'archive-too-large',
    `The ${noun} contains more than ${archiveLimits.files} files. Remove what no page uses, or combine small images.`,
  );

const isFileAndFolder = (noun: string, name: string) =>
  new Refusal(
    'archive-contradictory',
    `The ${noun} contains ${shown(name)} both as a file and as a folder. Rename one of them and build again.`,
  );

const isTwice = (noun: string, name: string) =>
  new Refusal('archive-contradictory', `The ${noun} contains the file ${shown(name)} twice. Build it again.`);
