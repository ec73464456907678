import { buildFileSchema } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Header } from 'tar-stream';
import { archiveLimits } from './archive-limits.ts';

/** Lengths in bytes that every file system supports. */
const pathLimits = { path: 1000, name: 255, depth: 30 };

export interface ArchiveKind {
  noun: string;
  contains(file: string): boolean;
  /** A sentence. */
  rule: string;
}

export const buildArchive: ArchiveKind = {
  noun: 'archive',
  contains: (name) => name === 'manifest.json' || buildFileSchema.shape.path.safeParse(name).success,
  rule: 'A build has manifest.json and files in client/, server/ and public/, whose names consist of A-Z, a-z, 0-9, ".", "_" and "-". Rename the file.',
};

export function checkEntries(kind = buildArchive) {
  const { noun } = kind;
  const files = new Set<string>();
  const folders = new Set<string>();
  let count = 0;
  return {
    /**
     * @returns a file's path; `undefined` for a folder.
     * @throws Refusal where the entry is not allowed, exceeds a limit, or contradicts an earlier one.
     */
    next({ name: given, type, size }: Header): string | undefined {
      const isFolder = type === 'directory';
      const name = isFolder ? given.replace(/(?<!\/)\/+$/, '') : given;
      if (++count > archiveLimits.files) {
        throw new Refusal(
          'archive-too-large',
          `The ${noun} contains more than ${archiveLimits.files} files. Remove what no page uses, or combine small images.`,
        );
      }
      const fault = findFault(kind, name, type);
      if (fault) throw new Refusal('archive-entry-invalid', `The ${noun} contains ${fault}`);
      if (!isFolder && size > archiveLimits.file) {
        throw new Refusal(
          'archive-too-large',
          `In the ${noun}, ${shown(name)} is larger than ${archiveLimits.inMB(archiveLimits.file)} MB. Make it smaller, or publish it elsewhere and link to it.`,
        );
      }
      const inside = isFolder ? [...parentsOf(name), name] : parentsOf(name);
      const both = inside.find((path) => files.has(path)) ?? (!isFolder && folders.has(name) ? name : undefined);
      if (both !== undefined || files.has(name)) {
        throw new Refusal(
          'archive-contradictory',
          both === undefined
            ? `The ${noun} contains the file ${shown(name)} twice. Build it again.`
            : `The ${noun} contains ${shown(both)} both as a file and as a folder. Rename one of them and build again.`,
        );
      }
      for (const path of inside) folders.add(path);
      if (isFolder) return undefined;
      files.add(name);
      return name;
    },
    end(): void {
      if (count === 0) throw new Refusal('archive-invalid', `The ${noun} is empty. Pack a finished build.`);
    },
  };
}

/** @returns the problem as the end of a sentence. */
function findFault({ contains, rule }: ArchiveKind, name: string, type: Header['type']): string | undefined {
  const isShort = Buffer.byteLength(name) <= pathLimits.path;
  // First: the other checks take longer for longer paths.
  if (!isShort || name.split('/').some((one) => Buffer.byteLength(one) > pathLimits.name))
    return `${shown(name)}, whose name is longer than ${pathLimits.name} bytes, or its path than ${pathLimits.path}. Use shorter names.`;
  if (name.split('/').length > pathLimits.depth)
    return `${shown(name)}, which is in more than ${pathLimits.depth} folders. Use fewer.`;
  if (type !== 'file' && type !== 'directory')
    return `${shown(name)}, which is not a regular file but a ${typeNames[type] ?? 'special entry'}. Replace it with the file itself.`;
  // Many programs pack the folder itself as the first entry.
  const belongs =
    type === 'file' ? isPlain(name) && contains(name) : name === '.' || isPlain(name.replace(/^\.\//, ''));
  return belongs ? undefined : `"${shown(name)}", which does not belong there. ${rule}`;
}

/** The same on every file system, within its folder. */
const isPlain = (name: string) => !/[\\\0]/.test(name) && !name.split('/').some((segment) => /^\.{0,2}$/.test(segment));

/** `client/a/b.js` → `client/a`, `client`. */
export const parentsOf = (name: string): string[] =>
  name
    .split('/')
    .slice(0, -1)
    .map((_, i, segments) => segments.slice(0, i + 1).join('/'));

/** Short and on one line. */
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
