import { create } from 'zustand';
import type { Match } from './match-page.ts';

interface RouterState {
  isStarted: boolean;
  path: string;
  shown: Match;
  /** Led to the home page. */
  unknownPath: string | undefined;
  isPending: boolean;
  /** For screen readers. */
  announcement: string;
}

export const useRouter = create<RouterState>(() => {
  const unset = {
    row: { id: '', path: '/', title: '', section: '', layout: 'plain' },
    params: {},
  };
  return {
    isStarted: false,
    path: '/',
    shown: unset as Match,
    unknownPath: undefined,
    isPending: false,
    announcement: '',
  };
});
