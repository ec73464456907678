import { create } from 'zustand';

interface FirstPageState {
  section: string;
  /** `slow` after 3 s, also when the code has failed by then; `failed` when the attempt is given up at 10 s. */
  status: 'loading' | 'slow' | 'failed' | 'ready';
  retry: () => void;
}

/** How the loading of the first page's code is going. `load-first-page.ts` writes it, the notice reads it. */
export const useFirstPage = create<FirstPageState>(() => ({ section: '', status: 'ready', retry: () => {} }));

/** Whether a section's code has been slow or has failed to load in this document. */
export function isFailing(section: string): boolean {
  const first = useFirstPage.getState();
  return first.section === section && (first.status === 'slow' || first.status === 'failed');
}
