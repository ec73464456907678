import { setImmediate } from 'node:timers/promises';
import type { StyleChange, StyleRuleChange } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';
import { withoutIdentities } from '../pages/page-hashes.ts';
import type { Sides } from './compare-parts.ts';
import { diffLines } from './diff-text.ts';
import { clientHashes } from './release-side.ts';

const maxRules = 50;

export async function compareStyles(sql: Sql, sides: Sides, names: readonly string[]): Promise<StyleChange[]> {
  const pairs = names.flatMap((name) => pairStyles(sides, name)).filter(({ from, to }) => from.join() !== to.join());
  const blobs = await readBlobs(
    sql,
    pairs.flatMap(({ from, to }) => [...from, ...to]),
  );
  const rulesOf = (hashes: readonly string[]) =>
    listRules(hashes.map((hash) => withoutIdentities(Buffer.from(blobs.get(hash)?.bytes ?? []).toString())).join('\n'));
  const changes = new Map<string, StyleChange>();
  const compared = new Map<string, StyleRuleChange[]>();
  for (const { section, pages, from, to } of pairs) {
    // Many pages share stylesheets. Visitors' requests are served between comparisons.
    const sheets = `${from} ${to}`;
    const all = compared.get(sheets) ?? diffRules(rulesOf(from), rulesOf(to));
    compared.set(sheets, all);
    await setImmediate();
    if (all.length === 0) continue;
    const key = JSON.stringify([section, pages.length === 0, all]);
    const change = changes.get(key) ?? {
      ...{ section, pages: [], rules: all.slice(0, maxRules), moreRules: Math.max(0, all.length - maxRules) },
    };
    change.pages.push(...pages);
    changes.set(key, change);
  }
  return [...changes.values()];
}

/** Hashes of each page's stylesheets by its id, and of the entry's. */
function pairStyles({ from, to }: Sides, section: string) {
  const [old, now] = [from.builds.get(section), to.builds.get(section)];
  if (!old || !now) return [];
  const pair = (pages: string[], previous: readonly string[], styles: readonly string[]) => ({
    ...{ section, pages, from: clientHashes(old, previous), to: clientHashes(now, styles) },
  });
  const addresses = new Map<string, string[]>(now.manifest.pages.map(({ id }) => [id, []]));
  for (const page of to.pages.values()) {
    if (page.section === section && page.status === 200) addresses.get(page.page.id)?.push(page.path);
  }
  const stylesBefore = new Map(old.manifest.pages.toReversed().map(({ id, styles }) => [id, styles]));
  const pages = now.manifest.pages.flatMap(({ id, path, styles }) => {
    const previous = stylesBefore.get(id);
    const shown = addresses.get(id) ?? [];
    return previous ? [pair(shown.length > 0 ? shown : [path], previous, styles)] : [];
  });
  return [pair([], old.manifest.entry.styles, now.manifest.entry.styles), ...pages];
}

/** For example "@media (width<40rem) .exams_title" → "color:red", "margin:0". */
type StyleRules = ReadonlyMap<string, string[]>;

/** Expects minified CSS. Merges equal selectors. */
export function listRules(css: string): StyleRules {
  const rules = new Map<string, string[]>();
  const around: string[] = [];
  let start = 0;
  for (const { at, mark } of marksOf(css)) {
    const text = css.slice(start, at).trim();
    start = at + 1;
    if (mark === '{') {
      around.push(text);
      continue;
    }
    const rule = around.join(' ');
    if (text && !rules.has(rule)) rules.set(rule, []);
    if (text) rules.get(rule)?.push(text);
    if (mark === '}') around.pop();
  }
  return rules;
}

/** Skips strings, addresses and functions. */
function* marksOf(css: string): Generator<{ at: number; mark: '{' | '}' | ';' }> {
  let quote = '';
  let parentheses = 0;
  for (let at = 0; at < css.length; at++) {
    const mark = css[at] ?? '';
    if (mark === '\\') at++;
    else if (quote) quote = mark === quote ? '' : quote;
    else if (mark === '"' || mark === "'") quote = mark;
    else if (mark === '(') parentheses++;
    else if (mark === ')') parentheses--;
    else if (parentheses === 0 && (mark === '{' || mark === '}' || mark === ';')) yield { at, mark };
  }
}

export function diffRules(from: StyleRules, to: StyleRules): StyleRuleChange[] {
  const names = new Set([...from.keys(), ...to.keys()]);
  return [...names].flatMap((rule) => {
    const { added, removed } = diffLines(from.get(rule) ?? [], to.get(rule) ?? []);
    return added.length + removed.length > 0 ? [{ rule, removed, added }] : [];
  });
}
