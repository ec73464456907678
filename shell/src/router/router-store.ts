import { create } from 'zustand';
import type { Match } from './match-page.ts';

/** The page on screen, and the navigation in progress. */
interface RouterState {
  /** False on the server, and in the browser until the shell has started. */
  isStarted: boolean;
  /** Path, row and parameters of the page on screen. */
  path: string;
  shown: Match;
  /** The unknown path that led to the home page within this document. */
  unknownPath: string | undefined;
  /** True while another page's code is loading. */
  isPending: boolean;
  /** Announced to screen readers: after a navigation the new page's title. */
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
