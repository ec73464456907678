import type { Rights } from '@viit/contract/rights';
import type { Actor } from '../access/rights.ts';

const publishing = (...names: string[]): Rights => Object.fromEntries(names.map((name) => [name, 'publish']));

const rightsByOwner: Record<string, Rights> = {
  operator: { '*': 'manage' },
  tester: { '*': 'edit' },
  metrics: {},
  content: publishing('home/*', 'exams/*', 'cells/*', 'library/*', '/*'),
};

/** Of staff for content, a tester, the operator, a program that reads, or the team of a section. */
export const sampleRights = (owner: string): Rights => rightsByOwner[owner] ?? publishing(owner);

/** For functions that are called directly. */
export const sampleActor = (owner: string, id = '1'): Actor => ({
  ...{ id: `token:${id}`, token: id, label: owner === 'operator' ? 'the operator' : `${owner} team` },
  rights: sampleRights(owner),
});
