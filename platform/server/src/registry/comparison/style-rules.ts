import type { StyleRuleChange } from '@viit/contract/registry-api';
import { diffLines } from './diff-text.ts';

/** The declarations of a stylesheet by their rule: "@media (width<40rem) .exams_title" → "color:red", "margin:0". */
type StyleRules = ReadonlyMap<string, string[]>;

/** Reads the rules of a minified stylesheet. Rules with the same selector in the same place count as one. */
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
    if (text) rules.set(rule, [...(rules.get(rule) ?? []), text]);
    if (mark === '}') around.pop();
  }
  return rules;
}

/** The braces and semicolons that are not part of a string, an address or a function. */
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

/** The rules of two stylesheets that differ, with the declarations that go and come. */
export function diffRules(from: StyleRules, to: StyleRules): StyleRuleChange[] {
  const names = new Set([...from.keys(), ...to.keys()]);
  return [...names].flatMap((rule) => {
    const { added, removed } = diffLines(from.get(rule) ?? [], to.get(rule) ?? []);
    return added.length + removed.length > 0 ? [{ rule, removed, added }] : [];
  });
}
