import type { Manifest } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';

type BuildId = Pick<Manifest, 'name' | 'identity'>;

/** Stands for the version until a build goes live: `1.4.0-preview.3fa9c1d2e4b7`. */
const label = /-preview\.[0-9a-f]{12}$/;

export const previewLabel = ({ version, identity }: Pick<Manifest, 'version' | 'identity'>): string =>
  `${version}-preview.${identity.slice(0, 12)}`;

/** Manifests may not claim labels. */
export const isPreviewLabel = (version: string): boolean => label.test(version);

/** Preview pages are rendered without it, so that they can go live. */
export const withoutLabel = (version: string): string => version.replace(label, '');

/** @throws Refusal where a previously live build has this version. */
export async function assertVersionFree(sql: Sql, { name, identity }: BuildId, version: string): Promise<void> {
  const [published] = await sql.query<{ identity: string; author: string; at: string }>(
    'select identity, author, published_at as at from published_version where name = $1 and version = $2',
    [name, version],
  );
  if (!published || published.identity === identity) return;
  throw new Refusal(
    'version-taken',
    `${name} ${version} was published with other content by ${published.author} on ${published.at.slice(0, 10)}, and a version always names the same build. Raise "version" in the package.json of ${name} and publish again.`,
  );
}

/** Only a build that was never live can change its version. */
export async function setVersion(sql: Sql, { name, identity }: BuildId, version: string): Promise<void> {
  if (isPreviewLabel(version)) return;
  if (version.includes('+')) {
    throw new Refusal(
      'manifest-invalid',
      `The version ${version} of ${name} has a "+", but the registry gives such labels itself. Set "version" in the package.json of ${name} to one such as 1.4.0.`,
    );
  }
  await sql.query(
    `update build set manifest = jsonb_set(manifest, '{version}', to_jsonb($3::text)),
       version = case when version like '%+%' then version else $3 || '-preview.' || left(identity, 12) end
     where name = $1 and identity = $2 and manifest->>'version' <> $3
       and (version like '%+%' or version ~ '-preview[.][0-9a-f]{12}$')`,
    [name, identity, version],
  );
}

/** @throws Refusal where another build has a version by now. */
export async function claimVersions(
  sql: Sql,
  builds: readonly (BuildId & { version: string })[],
  author: string,
): Promise<void> {
  for (const build of builds) {
    const { name, identity, version } = build;
    await sql.query(
      'insert into published_version (name, version, identity, author) values ($1, $2, $3, $4) on conflict do nothing',
      [name, version, identity, author],
    );
    await assertVersionFree(sql, build, version);
    await assertOneVersion(sql, build);
    await sql.query('update build set version = $3 where name = $1 and identity = $2', [name, identity, version]);
  }
}

/** A concurrent publisher may have read another version in package.json. */
async function assertOneVersion(sql: Sql, { name, identity, version }: BuildId & { version: string }): Promise<void> {
  const [other] = await sql.query<{ version: string }>(
    'select version from published_version where name = $1 and identity = $2 and version <> $3',
    [name, identity, version],
  );
  if (!other) return;
  throw new Refusal(
    'version-taken',
    `This build of ${name} was published as ${other.version} at the same moment, and a build keeps its version. Publish it again.`,
  );
}
