import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildFolders } from '@viit/build';
import type { Manifest } from '@viit/contract';

/** What only a schema library or a JSON Schema contains. */
const schemas = /ZodError|\$ZodType|_zod\b|invalid_type|json-schema\.org|additionalProperties/;

test('no script that visitors get has a schema library, a JSON Schema, or the declaration of a collection', () => {
  let scripts = 0;
  for (const folder of buildFolders()) {
    const dist = path.join(folder, 'dist');
    const { files, collections = [] }: Manifest = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
    for (const { path: file } of files.filter(({ path }) => /^(?:client|public)\/.*\.m?js$/.test(path))) {
      const text = fs.readFileSync(path.join(dist, file), 'utf8');
      scripts++;
      expect(text.match(schemas)?.[0], `${folder}/${file}`).toBeUndefined();
      const declared = collections.find(({ help }) => text.includes(help));
      expect(declared?.name, `${folder}/${file} contains the declaration of a collection`).toBeUndefined();
    }
  }
  expect(scripts).toBeGreaterThan(20);
});
