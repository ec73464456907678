import type { Status } from '@viit/contract/registry-api';

/*
 * What the registry permits a token, so that the console offers nothing that would be refused. The registry decides; these
 * functions only repeat its rules (platform/server/src/registry/access/scopes.ts).
 */

const operator = '*';
const otherScopes: readonly string[] = ['tester', 'content', 'toolkit', 'metrics'];

export type Preview = Status['channels'][number];

/** Whether a token belongs to the operator, who may do everything. */
export const isOperator = (scope: string): boolean => scope === operator;

/** Whether a token may publish a section, and roll it back. */
export const mayChange = (scope: string, section: string): boolean => scope === operator || scope === section;

/** The parts of a preview that a token may make live; the documents of a section go live with its build. */
export const promotable = (scope: string, { chosen }: Preview): string[] =>
  chosen.filter((section) => mayChange(scope, section));

/** Whether a token may make anything of a preview live. */
export const mayPromote = (scope: string, preview: Preview): boolean => promotable(scope, preview).length > 0;

/** Whether a token may see what is in a preview. */
export const mayCompare = (scope: string, { owner, chosen }: Preview): boolean =>
  scope === operator || scope === 'tester' || scope === owner || chosen.includes(scope);

/** Whether a token may end a preview. */
export const mayEnd = (scope: string, { owner }: Preview): boolean => scope === operator || scope === owner;

/** The section of a team's token; undefined for other tokens. */
export const ownSection = (scope: string): string | undefined =>
  scope === operator || otherScopes.includes(scope) ? undefined : scope;

/** Who is signed in, in words. */
export function describeScope(scope: string): string {
  if (scope === operator) return 'operator: everything';
  if (scope === 'tester') return 'tester: previews and comparisons';
  if (scope === 'toolkit') return 'toolkit: the packages that sections are built with';
  if (otherScopes.includes(scope)) return `${scope}: reading only`;
  return `team of ${scope}`;
}
