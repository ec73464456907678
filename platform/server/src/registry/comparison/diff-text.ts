import type { RegionChange, TextChange } from '@viit/contract/registry-api';
import { diffArrays, diffWords } from 'diff';
import type { PageRegion } from '../pages/summarize-page.ts';

/** How many changed texts a page lists. */
const maxTexts = 100;

/** Words that stay around a change: enough to find the place. */
const contextWords = 8;

/** Longer texts, in characters, are not compared word by word: it would take seconds. */
const longText = 20_000;

/** Texts with more changes than this count as changed as a whole: the time grows with the square of the changes. */
const maxEdits = 1000;

/** The time that may still be spent on finding changes, in ms. */
export interface DiffBudget {
  ms: number;
}

/** Runs a comparison. @returns undefined where it would take more than is left. */
function runWithin<T>(budget: DiffBudget, run: (limits: { maxEditLength: number; timeout: number }) => T | undefined) {
  if (budget.ms <= 0) return undefined;
  const start = performance.now();
  const result = run({ maxEditLength: maxEdits, timeout: budget.ms });
  budget.ms -= performance.now() - start;
  return result;
}

/** What differs between two regions of a page. @param budget what it took is subtracted. */
export function diffRegion(from: PageRegion, to: PageRegion, budget: DiffBudget): RegionChange {
  const text = diffTexts(from.text, to.text, budget);
  return {
    text: text.slice(0, maxTexts),
    moreText: Math.max(0, text.length - maxTexts),
    links: diffLinks(from.links, to.links),
    images: diffLines(from.images, to.images),
  };
}

/** Whether a region differs at all. */
export const hasChanges = ({ text, links, images }: RegionChange): boolean =>
  [text, links.added, links.removed, links.moved, images.added, images.removed].some((list) => list.length > 0);

/** The texts that differ. A text that took the place of another is compared with it word by word. */
function diffTexts(from: readonly string[], to: readonly string[], budget: DiffBudget): TextChange[] {
  const changes: TextChange[] = [];
  const blocks = runWithin(budget, (limits) => diffArrays([...from], [...to], limits));
  if (!blocks) return replaced(from, to);
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    const next = blocks[i + 1];
    if (block?.removed && next?.added) {
      changes.push(...pairTexts(block.value, next.value, budget));
      i++;
    } else if (block?.removed) changes.push(...block.value.map((text) => whole('removed', text)));
    else if (block?.added) changes.push(...block.value.map((text) => whole('added', text)));
  }
  return changes;
}

const whole = (change: 'added' | 'removed', text: string): TextChange => ({ words: [{ change, text }] });

const replaced = (from: readonly string[], to: readonly string[]): TextChange[] => [
  ...from.map((text) => whole('removed', text)),
  ...to.map((text) => whole('added', text)),
];

function pairTexts(from: readonly string[], to: readonly string[], budget: DiffBudget): TextChange[] {
  const count = Math.max(from.length, to.length);
  return Array.from({ length: count }, (_, i) => [from[i], to[i]] as const).flatMap(([old, now]) => {
    if (old === undefined) return whole('added', now ?? '');
    if (now === undefined) return whole('removed', old);
    const words = old.length + now.length > longText ? undefined : diffWordsOf(old, now, budget);
    return words ? { words } : replaced([old], [now]);
  });
}

function diffWordsOf(from: string, to: string, budget: DiffBudget): TextChange['words'] | undefined {
  const parts = runWithin(budget, (limits) => diffWords(from, to, limits));
  return parts?.map(({ value, added, removed }, i) => {
    if (added) return { change: 'added', text: value };
    if (removed) return { change: 'removed', text: value };
    return { change: 'same', text: shorten(value, i === 0, i === parts.length - 1) };
  });
}

/** Leaves out the words that are far from a change. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const words = text.split(' ');
  const before = isFirst ? 0 : contextWords;
  const after = isLast ? 0 : contextWords;
  if (words.length <= before + after + 1) return text;
  return [...words.slice(0, before), '…', ...(after > 0 ? words.slice(-after) : [])].join(' ');
}

/** The lines that only one of two lists has, each as often as it is missing. */
export function diffLines(from: readonly string[], to: readonly string[]): { added: string[]; removed: string[] } {
  return { added: without(to, from), removed: without(from, to) };
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const line of others) count.set(line, (count.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = count.get(line) ?? 0;
    count.set(line, left - 1);
    return left <= 0;
  });
}

type Link = PageRegion['links'][number];

/** Links that are new or gone, and those with the same text that lead elsewhere. */
function diffLinks(from: readonly Link[], to: readonly Link[]): RegionChange['links'] {
  const keyOf = ({ href, text }: Link) => JSON.stringify([href, text]);
  const { added, removed } = diffLines(from.map(keyOf), to.map(keyOf));
  const linkOf = (key: string): Link => {
    const [href = '', text = ''] = JSON.parse(key) as string[];
    return { href, text };
  };
  // Where only the text of a link differs, it is among the texts.
  const others = pairBy(removed.map(linkOf), added.map(linkOf), ({ href }) => href);
  const { gone, fresh, pairs } = pairBy(others.gone, others.fresh, ({ text }) => text || undefined);
  const moved = pairs.map(([{ text, href }, { href: to }]) => ({ text, from: href, to }));
  return { added: fresh, removed: gone, moved };
}

/** Pairs links with the same key, in their order. Those without a key stay. */
function pairBy(gone: readonly Link[], fresh: readonly Link[], keyOf: (link: Link) => string | undefined) {
  const waiting = new Map<string | undefined, Link[]>();
  // From the end, where taking one is cheap.
  for (const link of [...fresh].reverse()) {
    const same = waiting.get(keyOf(link)) ?? [];
    waiting.set(keyOf(link), same);
    same.push(link);
  }
  waiting.delete(undefined);
  const pairs: [Link, Link][] = [];
  const left = gone.filter((link) => {
    const other = waiting.get(keyOf(link))?.pop();
    if (other) pairs.push([link, other]);
    return !other;
  });
  const paired = new Set(pairs.map(([, other]) => other));
  return { gone: left, fresh: fresh.filter((link) => !paired.has(link)), pairs };
}
