import { type CollectionEntries, type EntryValue, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { Problem } from '../../components/problem.tsx';
import { EntryHistory } from './entry-history.tsx';
import { textOf } from './titles.ts';

type Fields = CollectionEntries['declaration']['fields'];

interface RemovedFieldsProps {
  value: EntryValue;
  fields: Fields;
  onRemove: (value: EntryValue) => void;
}

/** Texts of fields that a new version of the section does not have. They cannot be saved, and are shown to be copied. */
export function RemovedFields({ value, fields, onRemove }: RemovedFieldsProps) {
  const names = Object.keys(value).filter((name) => !(name in fields));
  if (names.length === 0) return null;
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name in fields));
  return (
    <section className="summary" aria-label="Fields that do not exist any more">
      <p>The section has a new form, without these fields. Copy what you still need into another field:</p>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{textOf(value[name])}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => onRemove(rest)}>
        Leave them out, and save
      </button>
    </section>
  );
}

interface RemovedEntryProps {
  section: string;
  name: string;
  id: string;
  data: CollectionEntries;
}

/** Brings an entry back as a draft. */
export function RemovedEntry({ section, name, id, data }: RemovedEntryProps) {
  const [error, setError] = useState<Error>();
  const restore = (value: EntryValue) => {
    const params = { section, name, id };
    call(registryApi.saveEntry, { params, query: {}, body: { revision: null, value } }).then(undefined, setError);
  };
  return (
    <>
      {error && <Problem error={error} />}
      <EntryHistory {...{ section, name, id }} fields={data.declaration.fields} isRemoved onRestore={restore} />
    </>
  );
}
