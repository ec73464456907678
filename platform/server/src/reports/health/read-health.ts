import type { Health, SectionHealth } from '@viit/contract/registry-api';
import { vitalNames } from '@viit/contract/reports';
import type { Sql } from '../../database/database.ts';
import { live } from '../../registry/releases/releases.ts';
import { compareVersions, minimumViews, type Observed, type ObservedPair } from './compare-versions.ts';
import { type BucketRow, type CountRow, figuresOf, observe, sum } from './observe.ts';
import { readSlowElements } from './slow-elements.ts';

/** How far back reports count, in days: visitors and their devices change. */
const windowDays = 14;

/**
 * What browsers report about each live version, beside the version before.
 * @param section only this one.
 * @param looks how often the caller will look.
 */
export async function readHealth(
  sql: Sql,
  { section, looks }: { section?: string | undefined; looks: number },
): Promise<Health> {
  const versions = (await readVersions(sql)).filter(({ name }) => section === undefined || name === section);
  return { minimumViews, sections: await Promise.all(versions.map((version) => healthOf(sql, version, looks))) };
}

interface LiveVersion {
  name: string;
  version: string;
  since: Date;
  versionBefore: string | null;
}

/** The live version of each section, and the one that was live before. */
const readVersions = (sql: Sql): Promise<LiveVersion[]> =>
  sql.query<LiveVersion>(
    `with past as (
       select m.id, m.created_at, p.name, p.identity, b.version,
         lag(p.identity) over (partition by p.name order by m.id) as previous,
         lag(b.version) over (partition by p.name order by m.id) as version_before
       from move m join release_build p on p.release = m.release
       join build b on b.name = p.name and b.identity = p.identity where m.channel = $1
     ), latest as (
       select distinct on (name) name, version, created_at, version_before from past
       where previous is distinct from identity order by name, id desc
     )
     select latest.name, latest.version, latest.created_at as since, latest.version_before as "versionBefore"
     from channel c join release_build p on p.release = c.release join latest on latest.name = p.name
     where c.name = $1 order by latest.name`,
    [live],
  );

async function healthOf(
  sql: Sql,
  { name, version, since, versionBefore }: LiveVersion,
  looks: number,
): Promise<SectionHealth> {
  const now = await readObserved(sql, name, version);
  const before = versionBefore === null ? new Map<string, Observed>() : await readObserved(sql, name, versionBefore);
  const slow = await readSlowElements(sql, name, version);
  const pages = [...now.keys()]
    .sort()
    .map((page) => ({ page, now: now.get(page) ?? sum([]), before: before.get(page) }));
  const whole: ObservedPair = {
    page: null,
    now: sum([...now.values()]),
    before: versionBefore === null ? undefined : sum([...before.values()]),
  };
  return {
    ...{ name, version, since: since.toISOString(), versionBefore },
    now: figuresOf(whole.now),
    before: whole.before ? figuresOf(whole.before) : null,
    pages: pages.map((one) => ({
      page: one.page,
      now: figuresOf(one.now),
      before: one.before ? figuresOf(one.before) : null,
      slow: slow.get(one.page) ?? {},
    })),
    hasTooFewViews: Math.min(whole.now.views, whole.before?.views ?? Number.POSITIVE_INFINITY) < minimumViews,
    ...compareVersions([whole, ...pages], looks),
  };
}

/** Rows of a version. Views and vitals of the shell are those of all pages around which it was. */
const ofVersion = `preview = '' and hour > now() - interval '${windowDays} days' and (section = $1 and version = $2
  or $1 = 'shell' and shell = $2 and kind in ('view', ${vitalNames.map((name) => `'${name}'`).join(', ')}))`;

/** What was reported of a version, by page. */
async function readObserved(sql: Sql, name: string, version: string): Promise<Map<string, Observed>> {
  const counts = await sql.query<CountRow>(
    `select page as key, kind, sum(count)::bigint as count from report_count where ${ofVersion} and histogram is null
     group by page, kind`,
    [name, version],
  );
  const buckets = await sql.query<BucketRow>(
    `select page as key, kind, bucket, sum(n::bigint)::bigint as count
     from report_count, jsonb_each_text(histogram) as buckets(bucket, n) where ${ofVersion} group by page, kind, bucket`,
    [name, version],
  );
  return observe(counts, buckets);
}
