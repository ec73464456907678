import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { modernTypes, pictureAddress, storedWidths } from '@viit/contract/picture';
import type { Database, Sql } from '../../database/database.ts';
import { type Blob, makeBlob, storeBlobs } from '../builds/blobs.ts';

export interface PictureSize {
  width: number;
  height: number;
}

const filesOf = (width: number) => [
  ...storedWidths(width).flatMap((one) => modernTypes.map((type) => ({ width: one, type }))),
  { width, type: 'jpg' as const },
];

/** @param folder with the converted files. @returns the picture's address, which names its content. */
export async function storePicture(
  database: Database,
  section: string,
  { width, height }: PictureSize,
  folder: string,
): Promise<string> {
  const hash = createHash('sha256');
  const files: { width: number; type: 'avif' | 'webp' | 'jpg'; sha384: string }[] = [];
  const blobs: Blob[] = [];
  for (const file of filesOf(width)) {
    const name = `${file.width}.${file.type}`;
    const blob = await makeBlob(name, await fs.readFile(path.join(folder, name)));
    hash.update(`${name} ${blob.sha384}\n`);
    files.push({ ...file, sha384: blob.sha384 });
    blobs.push(blob);
  }
  const picture = `/pictures/${section}/${hash.digest('hex').slice(0, 24)}`;
  const addresses = files.map((file) => [pictureAddress(picture, file.width, file.type), file.sha384]);
  await database.transaction(async (sql) => {
    // Its lock makes pruning wait.
    await sql.query(
      `insert into picture (folder, width, height, files) values ($1, $2, $3, $4::jsonb)
       on conflict (folder) do update set created_at = now()`,
      [picture, width, height, JSON.stringify(Object.fromEntries(addresses))],
    );
    await storeBlobs(sql, blobs);
  });
  return pictureAddress(picture, width, 'jpg');
}

const named = /\/pictures\/[a-z][a-z0-9-]*\/[0-9a-f]{24}(?=-)/g;

/** @param content that names pictures. @returns by address without width and type; those that do not exist are left out. */
export async function readPictures(
  sql: Sql,
  content: unknown,
): Promise<Map<string, PictureSize & { files: ReadonlyMap<string, string> }>> {
  const folders = new Set(JSON.stringify(content).match(named));
  if (folders.size === 0) return new Map();
  const rows = await sql.query<PictureSize & { folder: string; files: Record<string, string> }>(
    'select folder, width, height, files from picture where folder in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify([...folders])],
  );
  return new Map(
    rows.map(({ folder, files, ...size }) => [folder, { ...size, files: new Map(Object.entries(files)) }]),
  );
}

/** @param content that names pictures. */
export async function readPictureFiles(sql: Sql, content: unknown): Promise<{ address: string; sha384: string }[]> {
  const pictures = [...(await readPictures(sql, content)).values()];
  return pictures.flatMap(({ files }) => [...files].map(([address, sha384]) => ({ address, sha384 })));
}
