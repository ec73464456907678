import type { Status } from '@viit/contract/registry-api';

/*
 * Hides actions that the registry would refuse. The registry decides; these functions repeat its rules
 * (platform/server/src/registry/access/scopes.ts).
 */

const operator = '*';
const otherScopes: readonly string[] = ['tester', 'content', 'toolkit', 'metrics'];

export type Preview = Status['channels'][number];

/** The operator may do everything. */
export const isOperator = (scope: string): boolean => scope === operator;

/** Publish it or roll it back. */
export const mayChange = (scope: string, section: string): boolean => scope === operator || scope === section;

/** Sections of a preview that a token may make live, each with its documents. */
export const promotable = (scope: string, { chosen }: Preview): string[] =>
  chosen.filter((section) => mayChange(scope, section));

export const mayPromote = (scope: string, preview: Preview): boolean => promotable(scope, preview).length > 0;

export const mayCompare = (scope: string, { owner, chosen }: Preview): boolean =>
  scope === operator || scope === 'tester' || scope === owner || chosen.includes(scope);

export const mayEnd = (scope: string, { owner }: Preview): boolean => scope === operator || scope === owner;

/** @param part a collection such as exams/notifications. */
export const mayWrite = ({ scope }: { scope: string }, part: string): boolean =>
  scope === operator || scope === 'content' || scope === part.split('/')[0];

/** Undefined for tokens that are not a team's. */
export const ownSection = (scope: string): string | undefined =>
  scope === operator || otherScopes.includes(scope) ? undefined : scope;

export function describeScope(scope: string): string {
  if (scope === operator) return 'operator: everything';
  if (scope === 'tester') return 'tester: previews and comparisons';
  if (scope === 'toolkit') return 'toolkit: the packages that sections are built with';
  if (otherScopes.includes(scope)) return `${scope}: reading only`;
  return `team of ${scope}`;
}
