import type { Notice, TimetableTag } from '../notices/notice.ts';
import { entries2023 } from './entries-2023-content.ts';
import { entries2024 } from './entries-2024-content.ts';
import { entries2025 } from './entries-2025-content.ts';

/** The examination time tables from 2023 to 2025: 48 entries (R93.4). */
export const timetables: readonly Notice<TimetableTag>[] = [...entries2025, ...entries2024, ...entries2023];

export const sample = [
  'timetables[].date',
  'timetables[].title',
  'timetables[].link',
  'timetables[].tags',
  'timetables[].begins',
  'timetables[].ends',
] as const;
