import { setTimeout } from 'node:timers/promises';
import { median, table, verdict } from '../results.ts';
import { load } from '../server/load.ts';
import { authorization, emptyFolder, withSite } from '../start-site.ts';

const people = 10;
const durationMs = 5000;
/** The console saves what somebody types without a pause at most this often. */
const saveMs = 1800;
/** Visitors' page, which no draft changes. */
const visited = '/exams/timetables';
const collection = 'collections/exams/notifications';

/**
 * Ten people type into drafts and see the page; visitors read another one. Alternates with the same visitors alone.
 * Goals: the page within a second (95th percentile), and 90% of the visitors' requests a second.
 */
export const benchDrafts = (rounds: number): Promise<string> =>
  withSite(emptyFolder('drafts'), { API_RATE: '0' }, async ({ address }) => {
    const send = async (method: string, path: string, body: object): Promise<Record<string, string>> => {
      const response = await fetch(`${address}/_registry/${path}`, {
        ...{ method, body: JSON.stringify(body) },
        headers: { authorization, 'content-type': 'application/json' },
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
      return (await response.json()) as Record<string, string>;
    };
    const { address: page } = await send('POST', `${collection}/page`, {});
    const times: number[] = [];
    /** Of each person's entry, as the last round has left it. */
    const revisions: (string | null)[] = [];
    const type = async (person: number, isOver: () => boolean) => {
      await setTimeout((person * saveMs) / people);
      for (let count = 0; !isOver(); count++) {
        const start = performance.now();
        const value = { title: `Fee dates ${person} ${count} ${start}`, date: '2026-11-24' };
        const revision = revisions[person] ?? null;
        const saved = await send('PUT', `${collection}/entries/bench-${person}`, { value, revision });
        revisions[person] = saved.revision ?? null;
        const shown = await fetch(address + page);
        if (!(await shown.text()).includes(value.title)) throw new Error('The page does not have the draft.');
        const ms = performance.now() - start;
        times.push(ms);
        await setTimeout(Math.max(0, saveMs - ms));
      }
    };
    const [alone, beside]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      alone.push((await load(address + visited, durationMs)).perSecond);
      let isOver = false;
      const typing = Array.from({ length: people }, (_, person) => type(person, () => isOver));
      beside.push((await load(address + visited, durationMs)).perSecond);
      isOver = true;
      await Promise.all(typing);
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
    // Of each round: a shared machine becomes faster and slower.
    const lost = 100 - 100 * median(beside.map((perSecond, round) => perSecond / (alone[round] ?? 0)));
    return table(
      ['figure', 'value'],
      [
        ['saves with the page', times.length],
        ['from the save to the page, median in ms', median(times).toFixed(0)],
        ['95th percentile in ms', verdict(p95, 1000)],
        ['requests a second of visitors alone', median(alone).toFixed(0)],
        ['beside ten people who type', median(beside).toFixed(0)],
        ['lost, in percent', verdict(lost, 10)],
      ],
    );
  });
