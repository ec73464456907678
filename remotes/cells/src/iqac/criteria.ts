/** The ten accreditation criteria with their indicators, in the required order (R77.3). */
import { inputCriteria } from './criteria-1-5-content.ts';
import { outcomeCriteria } from './criteria-6-10-content.ts';

export interface Indicator {
  /** Number of the criterion and of the indicator, such as "1.1". */
  id: string;
  name: string;
  description: string;
  /** "No change" if missing (R77.7). */
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

/** Returns the URL fragment of a criterion, such as `criterion-1`. */
export const criterionFragment = (criterion: Criterion): string => `criterion-${criterion.number}`;

/** Returns the criterion that a location hash names, or null for a general anchor or none. */
export const criterionByHash = (hash: string): Criterion | null =>
  criteria.find((criterion) => hash === `#${criterionFragment(criterion)}`) ?? null;
