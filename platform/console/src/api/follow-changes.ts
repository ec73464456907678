import { type ConsoleChanges, consoleChangesSchema } from '@viit/contract/console';
import { sendRequest } from './session.ts';

/** Before a stream is opened again, in ms; doubles up to the longest. */
export const waits = { first: 1000, longest: 30_000 };

/** Of this window, for colleagues who have the same entry open. */
export const windowId = crypto.randomUUID();

interface Listener {
  onChange: (changes: ConsoleChanges) => void;
  onConnection: (isConnected: boolean) => void;
  /** Called when the session has ended. */
  onEnd: () => void;
}

/**
 * Follows the server's events until `signal` is aborted, and reconnects. EventSource cannot send the header that a session
 * needs.
 * @param place the collection or entry that this window shows.
 */
export async function followChanges(listener: Listener, signal: AbortSignal, place = ''): Promise<void> {
  let wait = waits.first;
  while (!signal.aborted) {
    try {
      const response = await sendRequest(`/events?${new URLSearchParams({ id: windowId, place })}`, { signal });
      if (response.status === 401) return listener.onEnd();
      if (response.ok && response.body) {
        listener.onConnection(true);
        wait = waits.first;
        if (await readEvents(response.body, listener.onChange)) return listener.onEnd();
      }
    } catch {
      // The server is down, or the signal was aborted.
    }
    if (signal.aborted) return;
    listener.onConnection(false);
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * 2, waits.longest);
  }
}

/** Their data is JSON in one line. @returns whether the session has ended. */
async function readEvents(body: ReadableStream<Uint8Array>, onChange: Listener['onChange']): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return false;
    const lines = (text + decoder.decode(value, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      if (line === 'event: end') return true;
      if (line.startsWith('data: ')) onChange(consoleChangesSchema.parse(JSON.parse(line.slice(6))));
    }
  }
}
