import { Refusal } from '@viit/core/refusal';

/** Others: `content`, `toolkit`, `tester`, `metrics`, `shell`, or a section's name. */
export const operator = '*';

/** May only make previews, of any published builds. */
export const tester = 'tester';

export const contentScope = 'content';

export const metricsScope = 'metrics';

export interface Actor {
  scope: string;
  /** The token's number. */
  token: string;
  /** For the history: "exams team". */
  label: string;
}

export type Scopes = [string, ...string[]];

export const describeScope = (scope: string): string => (scope === operator ? 'the operator' : scope);

/** @throws Refusal without one of these scopes or the operator's. */
export function requireScope(actor: Actor, ...scopes: Scopes): void {
  if (scopes.includes(actor.scope) || actor.scope === operator) return;
  const scope = scopes[0];
  throw new Refusal(
    'token-scope',
    `This token is for ${actor.scope} and may not change ${scope === operator ? 'the whole site' : scope}. Use ${scope === operator ? "the operator's token" : `a token for ${scope}`}, or ask the operator to do it.`,
  );
}

/** By publishing at unowned addresses, the operator grants them. */
export const claimsOf = ({ scope }: Actor): 'owned' | 'free' => (scope === operator ? 'free' : 'owned');
