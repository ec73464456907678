import type { Department } from '@viit/contract';

/** The props of each block of the department page. */
export interface BlockProps {
  department: Department;
}
