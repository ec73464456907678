/** What readers met while something was going on. */
export interface Load {
  /** Answers that were as they should be. */
  count: number;
  failures: string[];
}

/** Who reads, and what they may see. */
export interface Readers {
  /** Of the site. */
  address: string;
  clients: number;
  pages: readonly string[];
  isRight: (text: string, page: string) => boolean;
}

/**
 * Lets many clients read pages, one after the other without a pause, while work is done. A broken connection, a wrong
 * status or a wrong text is a failure.
 */
export async function underLoad(readers: Readers, work: () => Promise<void>): Promise<Load> {
  const { address, clients, pages, isRight } = readers;
  const load: Load = { count: 0, failures: [] };
  let isDone = false;
  const client = async (first: number) => {
    for (let i = first; !isDone; i++) {
      const page = pages[i % pages.length] ?? '/';
      const fault = await read(address + page, (text) => isRight(text, page));
      if (fault) load.failures.push(`${page}: ${fault}`);
      else load.count++;
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, first) => client(first)));
  try {
    await work();
  } finally {
    isDone = true;
    await all;
  }
  return load;
}

async function read(address: string, isRight: (text: string) => boolean): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'manual' });
    const text = await answer.text();
    if (answer.status !== 200) return `${answer.status} ${text.slice(0, 100)}`;
    return isRight(text) ? undefined : `not as it should be: ${text.slice(0, 100)}`;
  } catch (error) {
    return `${(error as Error).message} ${String((error as { cause?: unknown }).cause ?? '')}`;
  }
}
