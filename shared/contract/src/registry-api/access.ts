import type { Level } from '../rights.ts';

interface PartAccess {
  /** `{name}` is a field of the request. If the request has no such field, it is for the operator. */
  part: string;
  level: Level;
  /** If the request's `channel` is a preview; by default `level`. */
  inPreview?: Level;
}

/** Who may do it: rights for a part, or a rule that the operation itself applies. */
export type Access = 'everybody' | 'signed-in' | PartAccess | { rule: string };

export const operator = { level: 'manage', part: '*' } as const satisfies Access;

/** @returns a sentence for documentation. */
export function describeAccess(access: Access): string {
  if (access === 'everybody') return 'Everybody.';
  if (access === 'signed-in') return 'Everybody who is signed in.';
  if ('rule' in access) return access.rule;
  const { level, part, inPreview } = access;
  return `\`${level}\` for \`${part}\`${inPreview ? `; in a preview, \`${inPreview}\`` : ''}.`;
}
