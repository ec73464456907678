import type { ProblemReport, RequestTo } from '@viit/contract/registry-api';
import { problemKinds } from '@viit/contract/reports';
import type { Sql } from '../database/database.ts';
import type { Sample } from './count-report.ts';
import { buildOf, type Frame } from './parse-stack.ts';
import { resolveLocation } from './resolve-location.ts';

type ProblemQuery = RequestTo<'readProblems'>['query'];

type ProblemRow = Omit<ProblemReport, 'location' | 'samples'> & { samples: Sample[] };

/** Most frequent first. */
export async function readProblems(sql: Sql, query: ProblemQuery): Promise<ProblemReport[]> {
  const rows = await sql.query<ProblemRow>(
    `select section, version, page, kind, message, count::float8, first_at as "firstAt",
       last_at as "lastAt", (select coalesce(jsonb_agg(sample order by number), '[]'::jsonb)
         from report_sample s where s.fingerprint = p.fingerprint) as samples
     from report_problem p
     where preview = $1 and ($2 = '' or section = $2) and last_at > now() - make_interval(days => $3)
       and kind in (select jsonb_array_elements_text($4::jsonb))
     order by p.count desc, last_at desc limit $5`,
    [query.preview ?? '', query.section ?? '', query.days, JSON.stringify(problemKinds), query.count],
  );
  return mapInOrder(rows, (row) => describe(sql, row));
}

/** One after another: reports can name thousands of files, and others use the database too. */
async function mapInOrder<T, R>(all: readonly T[], map: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await map(one));
  return results;
}

async function describe(sql: Sql, { samples, ...problem }: ProblemRow): Promise<ProblemReport> {
  const own = samples[0]?.frames.filter(({ file }) => buildOf(file)?.name === problem.section) ?? [];
  const locations = (await mapInOrder(own, (frame) => resolveLocation(sql, frame))).filter(
    (location) => location !== undefined,
  );
  // The section's own code says more than a package's.
  const location = locations.find(({ file }) => !file.includes('node_modules/')) ?? locations[0] ?? null;
  const described = await mapInOrder(samples, async ({ frames, ...sample }) => ({
    ...sample,
    stack: await mapInOrder(frames, (frame) => describeFrame(sql, frame)),
  }));
  return { ...problem, location, samples: described };
}

async function describeFrame(sql: Sql, frame: Frame): Promise<string> {
  const location = await resolveLocation(sql, frame);
  const { file, line, column } = location ?? frame;
  const name = location?.name ?? frame.name;
  return `${name ? `${name} ` : ''}(${file}:${line}:${column})`;
}
