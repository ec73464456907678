import { Refusal } from '@viit/core/refusal';

/** The operator may do everything. A scope is `*`, `content`, `toolkit`, `tester`, `metrics`, `shell`, or a section's name. */
export const operator = '*';

/** The scope of integration testers: previews of any published builds, and nothing that visitors see. */
export const tester = 'tester';

/** The scope of tokens that change the content lists. */
export const contentScope = 'content';

/** The scope of tokens that only read the metrics. */
export const metricsScope = 'metrics';

/** The owner of the request's token. */
export interface Actor {
  scope: string;
  /** The number of the token. */
  token: string;
  /** For the history: "exams team". */
  label: string;
}

/** What a scope is called in sentences. */
export const describeScope = (scope: string): string => (scope === operator ? 'the operator' : scope);

/** @throws Refusal if the actor has neither this scope nor the operator's. */
export function requireScope(actor: Actor, scope: string): void {
  if (actor.scope === scope || actor.scope === operator) return;
  throw new Refusal(
    'token-scope',
    `This token is for ${actor.scope} and may not change ${scope === operator ? 'the whole site' : scope}. Use ${scope === operator ? "the operator's token" : `a token for ${scope}`}, or ask the operator to do it.`,
  );
}

/** Which addresses the builds may claim that an actor publishes: the operator grants what is nobody's by publishing it. */
export const claimsOf = ({ scope }: Actor): 'owned' | 'free' => (scope === operator ? 'free' : 'owned');
