/**
 * What a package offers, under the name of the module that exports it: declarations by name. Tokens of a stylesheet have an empty
 * text, packages have their version.
 */
export type Api = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The part of an API with types that no module exports, and that exported ones use. */
export const otherTypes = 'Types that these use';

/** The part of an API with the versions of packages that this one is published with. */
export const packagesPart = 'Published with';

/** The smallest step of the version that a change needs. */
export type Step = 'none' | 'patch' | 'minor' | 'major';

const steps: readonly Step[] = ['none', 'patch', 'minor', 'major'];

export const largestStep = (found: readonly Step[]): Step =>
  found.reduce((largest, step) => (steps.indexOf(step) > steps.indexOf(largest) ? step : largest), 'none');
