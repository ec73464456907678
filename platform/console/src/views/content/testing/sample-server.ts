import type { EntryState, EntryValue } from '@viit/contract/registry-api';
import { RegistryError } from '../../../api/registry-client.ts';
import { EntrySaver, saveTimes } from '../entry-saver.ts';
import { type CopyOwner, type CopyStorage, copyKey } from '../local-copies.ts';

const at = '2026-11-24T10:00:00.000Z';

/** The server: one entry, which others can save too. */
export function openServer() {
  let revision = 1;
  let value: EntryValue | null = { title: 'Fee dates' };
  let isAbsent = false;
  const state = (): EntryState => ({
    ...{ id: 'fee-dates', revision: isAbsent ? null : String(revision) },
    published: null,
    draft: isAbsent ? null : { value, by: 'Anitha', at, problems: [], review: null },
  });
  let fail: Error | undefined;
  let losesResponse = false;
  const server = {
    state,
    get value() {
      return value;
    },
    saves: 0,
    failWith(error: Error | undefined) {
      fail = error;
    },
    /** Saves, and the response does not arrive. */
    loseResponse() {
      losesResponse = true;
    },
    write(next: EntryValue | null) {
      value = next;
      revision++;
    },
    /** Deletes the draft of an entry that was never published. */
    remove() {
      value = null;
      isAbsent = true;
      revision++;
    },
    save: async (_id: string, change: { value: EntryValue; revision: string | null }): Promise<EntryState> => {
      server.saves++;
      if (fail) throw fail;
      if (change.revision !== String(revision)) {
        throw new RegistryError('entry-changed', 'Anitha has changed it.', undefined, { entries: [state()] });
      }
      server.write(change.value);
      if (!losesResponse) return state();
      losesResponse = false;
      throw unreachable();
    },
  };
  return server;
}

export const unreachable = () => new RegistryError('server-unreachable', 'The server does not respond.');
export const owner = { person: { id: 'person:1', label: 'Ravi' }, part: 'exams/notices', id: 'fee-dates' };
export const key = copyKey(owner);
export const stored = (of = key) =>
  (JSON.parse(localStorage.getItem(of) ?? 'null') as { value: EntryValue } | null)?.value;

export type SampleServer = ReturnType<typeof openServer>;

interface SaverOptions {
  person?: CopyOwner['person'];
  storage?: CopyStorage;
  save?: SampleServer['save'];
  entry?: EntryState;
}

export const openSaver = (server: SampleServer, more: SaverOptions = {}) =>
  new EntrySaver({ ...owner, entry: server.state(), save: server.save, onChange: () => {}, ...more });
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
export const mine = { title: 'mine' };
export const theirs = { title: 'by Anitha' };

/** Types without a connection, and closes the window. */
export async function typeAndClose(server: SampleServer, value: EntryValue, error: Error = unreachable()) {
  const saver = openSaver(server);
  server.failWith(error);
  saver.edit(value);
  await pass(saveTimes.pause);
  saver.stop();
  await pass(0);
  server.failWith(undefined);
}
