import type { NoticeEntry } from '../notices/notice.ts';
import { entries2023 } from './entries-2023-content.ts';
import { entries2024 } from './entries-2024-content.ts';
import { entries2025 } from './entries-2025-content.ts';

export const title = 'Notifications';
export const lede =
  'Examination fee notifications, instructions to candidates and announcements on provisional certificates are published here.';

/** The examination notifications: 30 entries, four of them placeholder samples (R93.5). */
export const notifications: readonly NoticeEntry[] = [...entries2025, ...entries2024, ...entries2023];

export const sample = [
  'lede',
  'notifications[].date',
  'notifications[].title',
  'notifications[].link',
  'notifications[].tags',
] as const;
