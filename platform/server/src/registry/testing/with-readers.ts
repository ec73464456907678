/** What clients read while something else happened. */
export interface ReadResults {
  /** How many responses were correct. */
  count: number;
  failures: string[];
}

/** The clients and their expectations. */
export interface Readers {
  /** Of the site. */
  address: string;
  clients: number;
  pages: readonly string[];
  isCorrect: (text: string, page: string) => boolean;
}

/**
 * Does some work while many clients read pages, each one page after the other without a pause. A broken connection, a wrong
 * status or a wrong text is a failure.
 */
export async function withReaders(readers: Readers, work: () => Promise<void>): Promise<ReadResults> {
  const { address, clients, pages, isCorrect } = readers;
  const results: ReadResults = { count: 0, failures: [] };
  let isDone = false;
  const read = async (first: number) => {
    for (let i = first; !isDone; i++) {
      const page = pages[i % pages.length] ?? '/';
      const failure = await readPage(address + page, (text) => isCorrect(text, page));
      if (failure) results.failures.push(`${page}: ${failure}`);
      else results.count++;
    }
  };
  const reading = Promise.all(Array.from({ length: clients }, (_, first) => read(first)));
  try {
    await work();
  } finally {
    isDone = true;
    await reading;
  }
  return results;
}

async function readPage(address: string, isCorrect: (text: string) => boolean): Promise<string | undefined> {
  try {
    const response = await fetch(address, { redirect: 'manual' });
    const text = await response.text();
    if (response.status !== 200) return `${response.status} ${text.slice(0, 100)}`;
    return isCorrect(text) ? undefined : `wrong text: ${text.slice(0, 100)}`;
  } catch (error) {
    return `${(error as Error).message} ${String((error as { cause?: unknown }).cause ?? '')}`;
  }
}
