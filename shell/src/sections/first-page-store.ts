import { create } from 'zustand';

interface FirstPageState {
  section: string;
  /** `slow` after 3 s; `failed` after 10 s. */
  status: 'loading' | 'slow' | 'failed' | 'ready';
  retry: () => void;
}

/** Written by `load-first-page.ts`, read by the notice. */
export const useFirstPage = create<FirstPageState>(() => ({ section: '', status: 'ready', retry: () => {} }));

export function isFailing(section: string): boolean {
  const first = useFirstPage.getState();
  return first.section === section && (first.status === 'slow' || first.status === 'failed');
}
