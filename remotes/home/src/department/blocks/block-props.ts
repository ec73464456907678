import type { Department } from '../../lists/items.ts';

/** The props of each block of the department page. */
export interface BlockProps {
  department: Department;
}
