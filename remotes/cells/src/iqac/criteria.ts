/** The ten accreditation criteria of spec 3, section 2, in its order, with their indicators. */
import { inputCriteria } from './criteria-1-5.ts';
import { outcomeCriteria } from './criteria-6-10.ts';

export interface Indicator {
  /** Criterion and place, such as "1.1". */
  id: string;
  name: string;
  description: string;
  /** "No change" where nothing else is said (R77.7). */
  exceptionalChange?: string;
  subPoints?: readonly string[];
}

export interface Criterion {
  number: number;
  title: string;
  indicators: readonly Indicator[];
}

export const criteria: readonly Criterion[] = [...inputCriteria, ...outcomeCriteria];

export const noChange = 'No change';

/** The fragment of a criterion: `criterion-1`. */
export const fragmentOf = (criterion: Criterion): string => `criterion-${criterion.number}`;

/** The criterion that an address's fragment names, or null: a general anchor or none. */
export const criterionOf = (hash: string): Criterion | null =>
  criteria.find((criterion) => hash === `#${fragmentOf(criterion)}`) ?? null;
