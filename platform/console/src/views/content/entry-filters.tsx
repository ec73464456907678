import type { CollectionEntries, EntryState } from '@viit/contract/registry-api';
import { useState } from 'react';
import { Search, Select } from '../../components/filters.tsx';
import { matchesSearch } from '../../matches-search.ts';
import { currentValue } from './current-value.ts';

type Fields = CollectionEntries['declaration']['fields'];

const drafts = 'only those with changes that are not published';

/** The controls that choose entries by text, by field and by state, and the entries that they choose. */
export function useEntryFilters({ entries, declaration: { fields } }: CollectionEntries) {
  const [query, setQuery] = useState('');
  const [state, setState] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const chosen = Object.entries(values).filter(([, value]) => value);
  const found = entries.filter((entry) => {
    const value = currentValue(entry);
    return (
      (!state || entry.draft) &&
      matchesSearch(query, value) &&
      chosen.every(([name, option]) => [value[name]].flat().includes(option))
    );
  });
  const controls = (
    <div className="filters">
      <Search label="Search these entries" value={query} onChange={setQuery} />
      {optionsOf(fields, entries).map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={values[name] ?? ''}
          options={{ '': 'all', ...Object.fromEntries(options.map((option) => [option, option])) }}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <Select label="Show" value={state} options={{ '': 'all entries', drafts }} onChange={setState} />
    </div>
  );
  return { controls, found, isFiltered: query.trim() !== '' || chosen.length > 0 || state !== '' };
}

/** Choices that some, but not all entries have. */
const optionsOf = (fields: Fields, entries: readonly EntryState[]) =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'choice' && field.type !== 'choices') return [];
    const used = new Set(entries.flatMap((entry) => [currentValue(entry)[name]].flat()));
    const options = field.options.filter((option) => used.has(option));
    return options.length > 1 ? [{ name, label: field.label, options }] : [];
  });
