import { describeRights, everything, isPermitted, type Level, type Rights } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';

/** A person or a machine. */
export interface Actor {
  /** `person:3` or `token:7`, for the log and for limits. */
  id: string;
  /** The number of the token or session. */
  token: string;
  /** For the history: a person's name, or a token's label. */
  label: string;
  rights: Rights;
}

/** @throws Refusal without the right for one of the names: the part, and the section that it belongs to. */
export function assertPermitted(
  { rights, label }: Pick<Actor, 'rights' | 'label'>,
  level: Level,
  ...names: string[]
): void {
  if (isPermitted(rights, level, ...names)) return;
  const needed = names.map((name) => `${name}: ${level}`).join(' or ');
  throw new Refusal(
    'not-permitted',
    `This needs the right ${needed}, and ${label} has ${describeRights(rights)}. Ask the operator for it.`,
  );
}

/** Null for a token. */
export const personOf = ({ id }: Pick<Actor, 'id'>): string | null => /^person:(\d+)$/.exec(id)?.[1] ?? null;

export const hasEverything = ({ rights }: Actor, level: Level): boolean => isPermitted(rights, level, everything);
