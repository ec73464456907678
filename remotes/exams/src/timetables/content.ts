import type { NoticeEntry } from '../notices/notice.ts';
import { entries2023 } from './entries-2023-content.ts';
import { entries2024 } from './entries-2024-content.ts';
import { entries2025 } from './entries-2025-content.ts';

export const title = 'Time Tables';
export const lede =
  'When each paper is written, by year of study and regulation. A time table stands here from the day it is signed; a changed one takes its place under the same address.';

/** The examination time tables from 2023 to 2025: 48 entries (R93.4). */
export const timetables: readonly NoticeEntry[] = [...entries2025, ...entries2024, ...entries2023];

export const sample = [
  'lede',
  'timetables[].date',
  'timetables[].title',
  'timetables[].link',
  'timetables[].tags',
] as const;
