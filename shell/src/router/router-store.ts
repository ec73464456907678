import type { PageComponent } from '@viit/runtime';
import { create } from 'zustand';
import type { Match } from './match.ts';

/** The page that is on screen, and what is on its way. */
interface RouterState {
  /** False on the server, and in the browser until the shell has started. */
  isStarted: boolean;
  /** Path, row and parameters of the page on screen. */
  path: string;
  shown: Match;
  /** The component of a page that was moved to; the first page has none here, its promise is the boundary's. */
  component: PageComponent | undefined;
  /** The address without a page that led home within this document. */
  lost: string | undefined;
  /** True while another page's code is on its way. */
  isPending: boolean;
  /** Said to screen readers after a move: the new page's title. */
  announcement: string;
}

export const useRouter = create<RouterState>(() => {
  const unset = {
    row: { id: '', path: '/', title: '', description: '', section: '', layout: 'plain', scripts: [], styles: [] },
    params: {},
  };
  return {
    isStarted: false,
    path: '/',
    shown: unset as Match,
    component: undefined,
    lost: undefined,
    isPending: false,
    announcement: '',
  };
});
