import { type Entry, momentsOf } from '@viit/contract';
import type { Change, ChannelState } from '../releases/change.ts';
import type { ContentTimes } from './lists.ts';

type Collections = ReadonlyMap<string, readonly Entry[]>;

/**
 * A collection that the change does not set keeps its time: when a page cannot be rendered with entries whose time has come,
 * other changes are still possible.
 */
export const timesOf = (
  collections: Collections,
  { advance }: Pick<Change, 'advance'>,
  { live }: ChannelState,
  { parts, now }: { parts: ReadonlyMap<string, string>; now: string },
): ContentTimes =>
  new Map(
    [...collections].flatMap(([part, entries]) => {
      if (momentsOf(entries).length === 0) return [];
      const isSame = parts.get(part) === live?.parts.get(part);
      const time = (isSame && live?.contentTimes.get(part)) || now;
      const isAdvanced = advance?.part === part && advance.to > time;
      return [[part, isAdvanced ? advance.to : time]];
    }),
  );

export interface Moment {
  /** The collection. */
  part: string;
  at: string;
  /** What begins and ends, for the history. */
  note: string;
}

/** Of all collections, sorted by time. */
export const upcomingMoments = (collections: Collections, times: ContentTimes): Moment[] =>
  [...collections]
    .flatMap(([part, entries]) => {
      const [begin, end] = [countBy(entries, 'from'), countBy(entries, 'until')];
      return nextMoments(entries, times.get(part) ?? '').map((at) => {
        const note = `${part}: ${describe(begin.get(at) ?? 0, end.get(at) ?? 0)} (${at.replace('T', ' at ')})`;
        return { part, at, note };
      });
    })
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

/** @param time of the collection in its release. */
export const nextMoments = (entries: readonly Entry[], time: string): string[] =>
  momentsOf(entries).filter((moment) => moment > time);

function countBy(entries: readonly Entry[], field: 'from' | 'until'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { [field]: at } of entries) if (typeof at === 'string') counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

/** "2 entries begin, 1 ends". */
function describe(begin: number, end: number): string {
  const begins = begin ? [`${begin} ${begin === 1 ? 'entry begins' : 'entries begin'}`] : [];
  const noun = begin ? '' : end === 1 ? ' entry' : ' entries';
  const ends = end ? [`${end}${noun} ${end === 1 ? 'ends' : 'end'}`] : [];
  return [...begins, ...ends].join(', ');
}
