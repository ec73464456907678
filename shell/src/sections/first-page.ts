import { create } from 'zustand';

interface FirstPageState {
  section: string;
  /** `slow` after 3 s, whether the code is still on its way or has failed; `failed` once given up at 10 s. */
  status: 'loading' | 'slow' | 'failed' | 'ready';
  retry: () => void;
}

/** How the code of the page that came as HTML is doing; read by the notice, written by `load-first-page.ts`. */
export const useFirstPage = create<FirstPageState>(() => ({ section: '', status: 'ready', retry: () => {} }));

/** Whether a section's code is known not to load in this document. */
export function isFailing(section: string): boolean {
  const first = useFirstPage.getState();
  return first.section === section && (first.status === 'slow' || first.status === 'failed');
}
