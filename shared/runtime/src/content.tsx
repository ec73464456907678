import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Answers of the content API that were rendered in, by address. */
export type Answers = Readonly<Record<string, readonly unknown[]>>;

const AnswersContext = createContext<Answers>({});

/** Gives pages the answers that were rendered in. Set once by the shell, on the server and in the browser alike. */
export function ContentProvider({ answers, children }: { answers: Answers; children: ReactNode }) {
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
  const [state, setState] = useState<ListState<T>>(() =>
    rendered ? { items: rendered, status: 'ready' } : { items: [], status: address ? 'loading' : 'failed' },
  );
  useEffect(() => {
    if (!address) return;
    const stop = new AbortController();
    fetchList<T>(address, stop.signal).then(
      (items) =>
        setState((held) => (held.status === 'ready' && same(held.items, items) ? held : { items, status: 'ready' })),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.error(`Error fetching ${name} data:`, error);
        setState((held) => (held.status === 'loading' ? { items: [], status: 'failed' } : held));
      },
    );
    return () => stop.abort();
  }, [address, name]);
  return state;
}

async function fetchList<T>(address: string, signal: AbortSignal): Promise<T[]> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const items: unknown = await answer.json();
  if (!Array.isArray(items)) throw new Error(`${address} did not answer with a list`);
  return items as T[];
}
