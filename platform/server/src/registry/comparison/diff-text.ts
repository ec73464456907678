import type { RegionChange, TextChange } from '@viit/contract/registry-api';
import { getOrSet } from '@viit/core/get-or-set';
import { diffArrays, diffWords } from 'diff';
import type { PageRegion } from '../pages/page-summary.ts';

const maxTexts = 100;

const contextWords = 8;

/** In characters; comparing longer texts word by word takes seconds. */
const longText = 20_000;

/** The time grows with their square; beyond, texts count as changed as a whole. */
const maxEdits = 1000;

/** Remaining time for the comparison and the current page, in ms. */
export interface DiffBudget {
  ms: number;
  pageMs: number;
}

/** @returns undefined where the time does not suffice. */
function runWithin<T>(budget: DiffBudget, run: (limits: { maxEditLength: number; timeout: number }) => T | undefined) {
  const timeout = Math.min(budget.ms, budget.pageMs);
  if (timeout <= 0) return undefined;
  const start = performance.now();
  const result = run({ maxEditLength: maxEdits, timeout });
  const ms = performance.now() - start;
  budget.ms -= ms;
  budget.pageMs -= ms;
  return result;
}

/** @param budget reduced by the time spent. */
export function diffRegion(from: PageRegion, to: PageRegion, budget: DiffBudget): RegionChange {
  const text = diffTexts(from.text, to.text, budget);
  return {
    text: text.slice(0, maxTexts),
    moreText: Math.max(0, text.length - maxTexts),
    links: diffLinks(from.links, to.links),
    images: diffLines(from.images, to.images),
  };
}

export const hasChanges = (change: object): boolean =>
  Object.values(change).some((value) => (Array.isArray(value) ? value.length > 0 : hasChanges(Object(value))));

function diffTexts(from: readonly string[], to: readonly string[], budget: DiffBudget): TextChange[] {
  const blocks = runWithin(budget, (limits) => diffArrays([...from], [...to], limits));
  if (!blocks) return replaced(from, to);
  return blocks.flatMap(({ value, added, removed }, i) => {
    const next = blocks[i + 1];
    if (removed) return replacedByWord(value, next?.added ? next.value : [], budget);
    return added && !blocks[i - 1]?.removed ? replaced([], value) : [];
  });
}

const replaced = (from: readonly string[], to: readonly string[]): TextChange[] => [
  ...from.map((text): TextChange => ({ words: [{ change: 'removed', text }] })),
  ...to.map((text): TextChange => ({ words: [{ change: 'added', text }] })),
];

function replacedByWord(from: readonly string[], to: readonly string[], budget: DiffBudget): TextChange[] {
  const both = Math.min(from.length, to.length);
  return [
    ...from.slice(0, both).flatMap((text, i) => diffWordsOf(text, to[i] ?? '', budget)),
    ...replaced(from.slice(both), to.slice(both)),
  ];
}

function diffWordsOf(from: string, to: string, budget: DiffBudget): TextChange[] {
  const isLong = from.length + to.length > longText;
  const parts = isLong ? undefined : runWithin(budget, (limits) => diffWords(from, to, limits));
  if (!parts) return replaced([from], [to]);
  const words = parts.map(({ value, added, removed }, i): TextChange['words'][number] => {
    if (added || removed) return { change: added ? 'added' : 'removed', text: value };
    return { change: 'same', text: shorten(value, i === 0, i === parts.length - 1) };
  });
  return [{ words }];
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const words = text.split(' ');
  const before = isFirst ? 0 : contextWords;
  const after = isLast ? 0 : contextWords;
  if (words.length <= before + after + 1) return text;
  return [...words.slice(0, before), '…', ...(after > 0 ? words.slice(-after) : [])].join(' ');
}

export function diffLines(from: readonly string[], to: readonly string[]): { added: string[]; removed: string[] } {
  const { added, removed } = pairBy(from, to, (line) => line);
  return { added, removed };
}

type Link = PageRegion['links'][number];

/** A link with the same text and another address is a change. */
function diffLinks(from: readonly Link[], to: readonly Link[]): RegionChange['links'] {
  const different = pairBy(from, to, ({ href, text }) => JSON.stringify([href, text]));
  // Changed link texts are among the texts.
  const others = pairBy(different.removed, different.added, ({ href }) => href);
  const { added, removed, pairs } = pairBy(others.removed, others.added, ({ text }) => text || undefined);
  return { added, removed, moved: pairs.map(([{ text, href }, other]) => ({ text, from: href, to: other.href })) };
}

/** In order, in linear time. */
export function pairBy<T>(from: readonly T[], to: readonly T[], keyOf: (item: T) => string | undefined) {
  const added = new Set(to.keys());
  const waiting = new Map<string | undefined, number[]>();
  // Removing from the end is cheap.
  for (const [i, item] of [...to.entries()].reverse()) {
    getOrSet(waiting, keyOf(item), () => []).push(i);
  }
  waiting.delete(undefined);
  const pairs: [T, T][] = [];
  const removed = from.filter((item) => {
    const i = waiting.get(keyOf(item))?.pop();
    if (i === undefined) return true;
    added.delete(i);
    pairs.push([item, to[i] as T]);
    return false;
  });
  return { added: to.filter((_, i) => added.has(i)), removed, pairs };
}
