import type { Health, SectionHealth } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { live } from '../../registry/releases/releases.ts';
import { figuresOf, kindsOfShell, readCounts } from '../read-counts.ts';
import { findWorse, minimumViews, worseRule } from './compare-versions.ts';

/** Older reports do not count: visitors and devices change. */
const windowDays = 14;

export async function readHealth(sql: Sql, { section }: { section?: string | undefined }): Promise<Health> {
  const versions = (await readVersions(sql)).filter(({ name }) => section === undefined || name === section);
  const sections = await Promise.all(versions.map((version) => healthOf(sql, version)));
  return { minimumViews, rule: worseRule, sections };
}

type LiveVersion = Pick<SectionHealth, 'name' | 'version' | 'since' | 'versionBefore'>;

const readVersions = (sql: Sql): Promise<LiveVersion[]> =>
  sql.query<LiveVersion>(
    `with past as (
       select s.id, s.created_at, p.name, p.identity, b.version,
         lag(p.identity) over (partition by p.name order by s.id) as previous,
         lag(b.version) over (partition by p.name order by s.id) as version_before
       from channel_switch s join release_build p on p.release = s.release
       join build b on b.name = p.name and b.identity = p.identity where s.channel = $1
     ), latest as (
       select distinct on (name) name, version, created_at, version_before from past
       where previous is distinct from identity order by name, id desc
     )
     select latest.name, latest.version, latest.created_at as since, latest.version_before as "versionBefore"
     from channel c join release_build p on p.release = c.release join latest on latest.name = p.name
     where c.name = $1 order by latest.name`,
    [live],
  );

async function healthOf(sql: Sql, published: LiveVersion): Promise<SectionHealth> {
  const { name, version, versionBefore } = published;
  const now = await countsOf(sql, name, version);
  const before = versionBefore === null ? null : await countsOf(sql, name, versionBefore);
  const slow = await readSlowElements(sql, name, version);
  const pages = [...now.keys()].sort().map((page) => {
    const was = before?.get(page);
    const figures = { now: figuresOf(now.get(page) ?? []), before: was ? figuresOf(was) : null };
    return { page, ...figures, slow: slow.get(page) ?? {} };
  });
  const whole = { now: figuresOf([...now.values()].flat()), before: before && figuresOf([...before.values()].flat()) };
  return {
    ...published,
    ...whole,
    pages,
    hasTooFewViews: Math.min(whole.now.views, whole.before?.views ?? Number.POSITIVE_INFINITY) < minimumViews,
    worse: findWorse([{ page: null, ...whole }, ...pages]),
  };
}

/** The shell's views and vitals are those of all pages. */
const countsOf = (sql: Sql, name: string, version: string) =>
  readCounts(sql, {
    key: 'page',
    where: `hour > now() - interval '${windowDays} days'
      and (section = $1 and version = $2 or $1 = 'shell' and shell = $2 and kind in (${kindsOfShell}))`,
    values: [name, version],
  });

async function readSlowElements(sql: Sql, name: string, version: string) {
  const rows = await sql.query<{ page: string; slow: SectionHealth['pages'][number]['slow'] }>(
    `select page, jsonb_object_agg(substr(kind, 6), message) as slow from (
       select distinct on (page, kind) page, kind, message from report_problem
       where preview = '' and section = $1 and version = $2 and kind in ('slow-LCP', 'slow-INP')
       order by page, kind, count desc, fingerprint
     ) as slowest group by page`,
    [name, version],
  );
  return new Map(rows.map(({ page, slow }) => [page, slow]));
}
