import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { holdList } from './held-lists.ts';

/** Answers of the content API that were rendered in, by address. */
export type ListResponses = Readonly<Record<string, readonly unknown[]>>;

const AnswersContext = createContext<ListResponses>({});

/** Gives pages the answers that were rendered in. Set once by the shell, on the server and in the browser alike. */
export function ContentProvider({ answers, children }: { answers: ListResponses; children: ReactNode }) {
  return <AnswersContext value={answers}>{children}</AnswersContext>;
}

/** A list's state: `loading` only where nothing was rendered in. */
export interface ListState<T> {
  items: readonly T[];
  status: 'loading' | 'ready' | 'failed';
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A list of the content API (spec 1, section 7): starts from the answer that was rendered in, fetches once on load, and
 * replaces what it holds only when the answer differs. A failure is logged as `Error fetching <name> data:` and what is
 * held stays.
 *
 * @param address as in the page's `content`, with parameters filled in; an empty one fetches nothing and is `failed`.
 * @param name the list's name in the log, such as `newsEvents`.
 */
export function useList<T>(address: string, name: string): ListState<T> {
  const rendered = useContext(AnswersContext)[address] as readonly T[] | undefined;
  // Also in a part that comes alive late: its HTML is made of the answer that was rendered in, whatever has come since.
  const [state, setState] = useState<ListState<T>>(() =>
    rendered ? { items: rendered, status: 'ready' } : { items: [], status: address ? 'loading' : 'failed' },
  );
  useEffect(() => {
    if (!address) return;
    let isHere = true;
    const { answer, release } = holdList(address, name);
    answer.then(
      (items) =>
        isHere &&
        setState((held) =>
          held.status === 'ready' && same(held.items, items) ? held : { items: items as readonly T[], status: 'ready' },
        ),
      () => isHere && setState((held) => (held.status === 'loading' ? { items: [], status: 'failed' } : held)),
    );
    return () => {
      isHere = false;
      release();
    };
  }, [address, name]);
  return state;
}

/**
 * Fetches lists when the page loads, for parts of it that come alive later: each is asked once, and held while the page is
 * shown. For the page's own component.
 *
 * @param lists addresses by the lists' names in the log; one object for good.
 */
export function useListsOnLoad(lists: Readonly<Record<string, string>>): void {
  useEffect(() => {
    const held = Object.entries(lists).map(([name, address]) => holdList(address, name));
    return () => {
      for (const { release } of held) release();
    };
  }, [lists]);
}
