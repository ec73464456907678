import assert from 'node:assert/strict';
import path from 'node:path';
import type { BuildId } from '../builds/builds.ts';
import { packFolder } from './sample-archives.ts';
import { writeSampleBuild } from './sample-builds.ts';
import type { TestClient } from './test-client.ts';

/** The exams section with many pages. */
interface LargeSection {
  version: string;
  count: number;
  /** Characters of a page. */
  pageSize: number;
  /** How long a page takes. */
  pageMs?: number;
}

/** The addresses of its pages. */
export const largePages = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? '/exams' : `/exams/${i}`));

/** Each page takes some milliseconds, so that a publish can be interrupted. */
const bundle = ({ version, count, pageSize, pageMs = 5 }: LargeSection) =>
  `exports.default = ${JSON.stringify(largePages(count).map((_, i) => ({ id: `page-${i}` })))}.map((page) => ({ ...page, load: () => new Promise((resolve) => setTimeout(resolve, ${pageMs}, { default: (first) => first.path + ' ${version}' + text(first.path) })) }));
const text = (path) => { let all = ''; for (let i = 0; all.length < ${pageSize}; i++) all += '<p>Paragraph ' + i + ' of ' + path + '</p>'; return all; };`;

/** Sends the section without publishing it. @param folder where it is written. @returns the stored build. */
export async function sendLargeSection(
  client: Pick<TestClient, 'sendArchive'>,
  folder: string,
  section: LargeSection,
): Promise<BuildId & { version: string }> {
  const build = path.join(folder, `large-${section.version}`);
  const { name, version } = writeSampleBuild(build, {
    ...{ name: 'exams', version: section.version, pages: largePages(section.count) },
    bundle: bundle(section),
  });
  const sent = await client.sendArchive(name, await packFolder(path.join(build, 'dist')));
  assert.equal(sent.status, 200, sent.body.error);
  return { name, version, identity: String(sent.body.identity) };
}

/** A line of the response to a publish. */
export interface PublishLine {
  progress?: { done: number; total: number };
  result?: { rendered: number; pages: number };
  error?: { code: string; error: string };
}

/**
 * Publishes a stored build, and calls `onLine` for each line of the response. A connection that breaks ends the lines.
 * @returns the last line.
 */
export async function publishStored(
  { address, token }: { address: string; token: string },
  build: object,
  onLine: (line: PublishLine) => unknown,
): Promise<PublishLine> {
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    accept: 'application/x-ndjson',
  };
  const { body } = await fetch(`${address}/_registry/channels/live`, {
    ...{ method: 'POST', headers, body: JSON.stringify(build) },
  });
  assert.ok(body);
  let [rest, last]: [string, PublishLine] = ['', {}];
  try {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        last = JSON.parse(line) as PublishLine;
        await onLine(last);
      }
    }
  } catch {
    // The server has ended.
  }
  return last;
}
