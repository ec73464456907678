import type { Manifest } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';

type BuildId = Pick<Manifest, 'name' | 'identity'>;

/** The registry's label of a build that has not been live: `1.4.0-preview.3fa9c1d2e4b7`. */
const label = /-preview\.[0-9a-f]{12}$/;

/** The label under which a build is stored until it goes live. */
export const previewLabel = ({ version, identity }: Pick<Manifest, 'version' | 'identity'>): string =>
  `${version}-preview.${identity.slice(0, 12)}`;

/** Whether a version is a label of the registry, which no manifest may claim. */
export const isPreviewLabel = (version: string): boolean => label.test(version);

/** A version without the label. Pages are rendered with it, so that a preview's pages are those that go live. */
export const withoutLabel = (version: string): string => version.replace(label, '');

/**
 * A version that was live names one build forever.
 * @throws Refusal where it names another one than this; it says who published that.
 */
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

/**
 * Gives a build that has never been live another version: its output is the same, and only its package.json says another one.
 * A build that was live keeps its version, so that a version always names the same build, and a build the same version.
 */
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

/**
 * Gives builds that go live their versions, inside the transaction that makes them live.
 * @throws Refusal where another build has a version by now.
 */
export async function takeVersions(
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

/** Of two publishers of the same build at the same moment, the second may have read another version in its package.json. */
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
