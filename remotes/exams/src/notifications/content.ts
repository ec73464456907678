import type { NoticeEntry } from '../notices/notice.ts';
import { entries2023 } from './content-2023.ts';
import { entries2024 } from './content-2024.ts';
import { entries2025 } from './content-2025.ts';

export const lede =
  'Last dates for examination fees, instructions to candidates and the issue of provisional certificates, as the cell has announced them.';

/** The examination notifications: 30 entries, four of them placeholder samples (R93.5). */
export const notifications: readonly NoticeEntry[] = [...entries2025, ...entries2024, ...entries2023];

export const sample = [
  'lede',
  'notifications[].date',
  'notifications[].title',
  'notifications[].link',
  'notifications[].tags',
] as const;
