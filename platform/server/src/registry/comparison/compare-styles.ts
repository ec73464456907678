import { setImmediate } from 'node:timers/promises';
import { cssTokens } from '@viit/build/check-styles';
import type { StyleChange, StyleRuleChange } from '@viit/contract/registry-api';
import { getOrSet } from '@viit/core/get-or-set';
import { cut } from '@viit/core/storable-text';
import type { Sql } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';
import { withoutIdentities } from '../pages/page-hashes.ts';
import type { Sides } from './compare-parts.ts';
import { diffLines } from './diff-text.ts';
import { clientHashes } from './release-side.ts';

const maxRules = 50;

/** In characters; many pages may have stylesheets of their own. */
const maxLength = 5_000_000;

export async function compareStyles(sql: Sql, sides: Sides, names: readonly string[]): Promise<StyleChange[]> {
  const pairs = names.flatMap((name) => pairStyles(sides, name)).filter(({ from, to }) => from.join() !== to.join());
  const blobs = await readBlobs(
    sql,
    pairs.flatMap(({ from, to }) => [...from, ...to]),
  );
  const changes = new Map<string, StyleChange>();
  const compared = new Map<string, string>();
  let left = maxLength;
  // Visitors' requests are served between the steps.
  const rulesOf = async (hashes: readonly string[]) => {
    await setImmediate();
    return listRules(
      hashes.map((hash) => withoutIdentities(Buffer.from(blobs.get(hash)?.bytes ?? []).toString())).join('\n'),
    );
  };
  const compare = async (from: readonly string[], to: readonly string[]) => {
    const [old, now] = [await rulesOf(from), await rulesOf(to)];
    await setImmediate();
    return JSON.stringify(limitRules(diffRules(old, now), left));
  };
  for (const { section, pages, from, to } of pairs) {
    // Many pages share stylesheets.
    const sheets = `${from} ${to}`;
    const known = compared.get(sheets);
    const listed = known ?? (await compare(from, to));
    if (known === undefined) left -= listed.length;
    compared.set(sheets, listed);
    await setImmediate();
    const { rules, moreRules } = JSON.parse(listed) as ReturnType<typeof limitRules>;
    if (rules.length + moreRules === 0) continue;
    const key = `${section} ${pages.length === 0} ${listed}`;
    getOrSet(changes, key, () => ({ section, pages: [], rules, moreRules })).pages.push(...pages);
  }
  return [...changes.values()];
}

/** @param length of what may be listed, in characters. */
function limitRules(all: Iterable<StyleRuleChange>, length: number): Pick<StyleChange, 'rules' | 'moreRules'> {
  const rules: StyleRuleChange[] = [];
  let [left, moreRules] = [length, 0];
  for (const rule of all) {
    left -= JSON.stringify(rule).length;
    if (rules.length < maxRules && left > 0) rules.push(rule);
    else moreRules++;
  }
  return { rules, moreRules };
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

interface Rule {
  declarations: string[];
  /** By selector or at-rule. */
  inner: Map<string, Rule>;
}

const emptyRule = (): Rule => ({ declarations: [], inner: new Map() });

/** As the style check. Deeper rules count as parts of this level's. */
const maxDepth = 100;

/** Merges equal selectors. */
export function listRules(css: string): Rule {
  const sheet = emptyRule();
  const open = [sheet];
  let [text, end, parentheses] = ['', 0, 0];
  for (const { token, at } of cssTokens(css)) {
    if (token === '(') parentheses++;
    if (token === ')') parentheses = Math.max(0, parentheses - 1);
    const isComment = token.startsWith('/*');
    if (!isComment && (parentheses > 0 || !/[{};]/.test(token))) continue;
    text += css.slice(end, at);
    end = at + token.length;
    if (isComment) continue;
    const rule = open.at(-1) ?? sheet;
    const name = text.trim();
    text = '';
    if (token === '{') {
      open.push(open.length > maxDepth ? rule : getOrSet(rule.inner, name, emptyRule));
      continue;
    }
    if (name) rule.declarations.push(name);
    if (token === '}' && open.length > 1) open.pop();
  }
  return sheet;
}

/** Each rule repeats the names of those around it. */
const maxName = 300;

/** With the rules around: "@media (width<40rem) .exams_title". */
export function* diffRules(from: Rule, to: Rule, name = ''): Generator<StyleRuleChange> {
  const { added, removed } = diffLines(from.declarations, to.declarations);
  if (added.length + removed.length > 0) yield { rule: name, removed, added };
  for (const text of new Set([...from.inner.keys(), ...to.inner.keys()])) {
    const own = cut(text, maxName);
    const [old, now] = [from.inner.get(text) ?? emptyRule(), to.inner.get(text) ?? emptyRule()];
    yield* diffRules(old, now, name ? `${cut(name, maxName)} ${own}` : own);
  }
}
