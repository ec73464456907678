/*
 * Lists of the content API that the page on screen has asked for. Whoever asks while somebody holds a list gets the answer that
 * is there or on its way: a part of the page that comes alive late does not ask again (spec 1, section 7: once on load).
 */

interface HeldList {
  answer: Promise<readonly unknown[]>;
  holders: number;
  stop: AbortController;
}

const lists = new Map<string, HeldList>();

/**
 * Holds a list: fetches it where nobody holds it. A failure is logged once, as `Error fetching <name> data:`.
 * @returns the answer, and what lets go of it; the last one to do so forgets it.
 */
export function holdList(address: string, name: string): { answer: HeldList['answer']; release: () => void } {
  const held = lists.get(address) ?? ask(address, name);
  held.holders++;
  return {
    answer: held.answer,
    release() {
      held.holders--;
      if (held.holders > 0) return;
      lists.delete(address);
      held.stop.abort();
    },
  };
}

function ask(address: string, name: string): HeldList {
  const stop = new AbortController();
  const answer = fetchList(address, stop.signal);
  answer.catch((error: unknown) => {
    if (!stop.signal.aborted) console.error(`Error fetching ${name} data:`, error);
  });
  const held = { answer, holders: 0, stop };
  lists.set(address, held);
  return held;
}

async function fetchList(address: string, signal: AbortSignal): Promise<unknown[]> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const items: unknown = await answer.json();
  if (!Array.isArray(items)) throw new Error(`${address} did not answer with a list`);
  return items;
}
