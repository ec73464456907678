import { type EntryState, registryApi } from '@viit/contract/registry-api';
import { useEffect, useReducer, useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { mayChange } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { EntrySaver } from './entry-saver.ts';

/** The saver of the entry in the form. It follows what others save, and saves at once when the window is left. */
export function useEntrySaver(part: string, entry: EntryState): EntrySaver {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const person = useSession();
  const [saver] = useState(() => {
    const [section = '', name = ''] = part.split('/');
    return new EntrySaver({
      ...{ person, part, entry, onChange: render },
      save: (id, body) => call(registryApi.saveEntry, { params: { section, name, id }, query: {}, body }),
    });
  });
  useEffect(() => saver.adopt(entry), [saver, entry]);
  // A right that was missing may be back.
  const mayEdit = mayChange(person.rights, 'edit', part);
  useEffect(() => {
    if (mayEdit) void saver.saveNow();
  }, [saver, mayEdit]);
  useEffect(() => {
    const save = () => void saver.saveNow();
    document.addEventListener('visibilitychange', save);
    // Only where nothing else has the edit.
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.isKept && saver.state.kind !== 'saved') event.preventDefault();
    };
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', warn);
      saver.stop();
    };
  }, [saver]);
  return saver;
}
