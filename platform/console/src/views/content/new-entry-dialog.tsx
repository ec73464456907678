import { type CollectionEntries, type EntryValue, registryApi } from '@viit/contract/registry-api';
import { titleField } from '@viit/contract/title-field';
import { useId } from 'react';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { newId } from './new-id.ts';
import { pathOf } from './paths.ts';
import { useKeptText } from './use-kept-text.ts';

interface NewEntryDialogProps {
  data: CollectionEntries;
  onClose: () => void;
  /** A copy begins with these values, without the times. */
  copied?: EntryValue;
}

/** Asks for the title, of which the entry's permanent address is made. */
export function NewEntryDialog({ data, onClose, copied = {} }: NewEntryDialogProps) {
  const input = useId();
  const { fields } = data.declaration;
  const name = titleField(fields);
  const initial = name ? String(copied[name] ?? '') : '';
  const [title, setTitle, forget] = useKeptText(`title ${data.part} ${initial}`, initial);
  const create = async () => {
    const [section = '', collection = ''] = data.part.split('/');
    const id = newId(title, new Set(data.entries.map((entry) => entry.id)));
    const { from: _from, until: _until, ...others } = copied;
    const value = { ...others, ...(name && { [name]: title.trim() }) };
    await call(registryApi.saveEntry, {
      params: { section, name: collection, id },
      query: {},
      body: { revision: null, value },
    });
    forget();
    location.hash = pathOf(data.part, id);
    return 'The draft has been made. Visitors see it after you have published it.';
  };
  const label = name ? fields[name]?.label : undefined;
  return (
    <ActionDialog
      title="New entry"
      action="Create the draft"
      isReady={!name || title.trim() !== ''}
      run={create}
      onClose={onClose}
    >
      {label ? (
        <>
          <label htmlFor={input}>{label}</label>
          <input id={input} value={title} onChange={({ target }) => setTitle(target.value)} />
        </>
      ) : (
        <p>A new draft is made. You fill in its fields next.</p>
      )}
    </ActionDialog>
  );
}
