import type { NoticeEntry } from '../notices/notice.ts';
import { entries2023 } from './entries-2023-content.ts';
import { entries2024 } from './entries-2024-content.ts';
import { entries2025 } from './entries-2025-content.ts';

export const title = 'Time Tables';
export const lede =
  'Year-wise time tables of B.Tech, M.Tech and MBA examinations are published here. If a time table is revised, the revised version will be available at the same link.';

/** The examination time tables from 2023 to 2025: 48 entries (R93.4). */
export const timetables: readonly NoticeEntry[] = [...entries2025, ...entries2024, ...entries2023];

export const sample = [
  'lede',
  'timetables[].date',
  'timetables[].title',
  'timetables[].link',
  'timetables[].tags',
] as const;
