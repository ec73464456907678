import type { Department } from '../../items/department-item.ts';

/** The props of each block of the department page. */
export interface BlockProps {
  department: Department;
}
