import type { ProblemReport } from '@viit/contract/registry-api';
import { problemKinds } from '@viit/contract/reports';
import type { Sql } from '../database/database.ts';
import type { Sample } from './count-report.ts';
import { buildOf, type Frame } from './parse-stack.ts';
import { createLocationResolver, type ResolveLocation } from './resolve-location.ts';

interface ProblemQuery {
  section?: string | undefined;
  preview?: string | undefined;
  days: number;
  count: number;
}

interface ProblemRow {
  section: string;
  version: string;
  page: string;
  kind: string;
  message: string;
  count: string | number;
  firstAt: Date;
  lastAt: Date;
  samples: Sample[] | null;
}

/** The errors that browsers reported, most frequent first, with the locations in the sources where they happened. */
export async function readProblems(sql: Sql, query: ProblemQuery): Promise<ProblemReport[]> {
  const rows = await sql.query<ProblemRow>(
    `select section, version, page, kind, message, count, first_at as "firstAt", last_at as "lastAt",
       (select jsonb_agg(sample order by number) from report_sample s where s.fingerprint = p.fingerprint) as samples
     from report_problem p
     where preview = $1 and ($2 = '' or section = $2) and last_at > now() - make_interval(days => $3)
       and kind in (select jsonb_array_elements_text($4::jsonb))
     order by count desc, last_at desc limit $5`,
    [query.preview ?? '', query.section ?? '', query.days, JSON.stringify(problemKinds), query.count],
  );
  const resolve = createLocationResolver(sql);
  return Promise.all(rows.map((row) => describe(row, resolve)));
}

async function describe(row: ProblemRow, resolve: ResolveLocation): Promise<ProblemReport> {
  const { section, version, page, kind, message, firstAt, lastAt } = row;
  const samples = row.samples ?? [];
  const frames = samples[0]?.frames ?? [];
  const own = frames.filter(({ file }) => buildOf(file)?.name === section);
  const locations = await Promise.all(own.map(resolve));
  return {
    ...{ section, version, page, kind, message, count: Number(row.count) },
    // Code of the section itself says more than code of a package that it contains.
    location:
      locations.find((location) => location && !location.file.includes('node_modules/')) ??
      locations.find(Boolean) ??
      null,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    samples: await Promise.all(samples.map((sample) => describeSample(sample, resolve))),
  };
}

async function describeSample({ frames, ...sample }: Sample, resolve: ResolveLocation) {
  return { ...sample, stack: await Promise.all(frames.map((frame) => describeFrame(frame, resolve))) };
}

async function describeFrame(frame: Frame, resolve: ResolveLocation): Promise<string> {
  const location = await resolve(frame);
  const { file, line, column } = location ?? frame;
  const name = location?.name ?? frame.name;
  return `${name ? `${name} ` : ''}(${file}:${line}:${column})`;
}
