import type { Notice } from '../notices/notice.ts';
import { entries2023 } from './entries-2023-content.ts';
import { entries2024 } from './entries-2024-content.ts';
import { entries2025 } from './entries-2025-content.ts';

/** The examination notifications: 30 entries, four of them placeholder samples (R93.5). */
export const notifications: readonly Notice[] = [...entries2025, ...entries2024, ...entries2023];

export const sample = [
  'notifications[].date',
  'notifications[].title',
  'notifications[].link',
  'notifications[].tags',
] as const;
