import type { CollectionEntries, EntryState, EntryValue } from '@viit/contract/registry-api';

const at = '2026-11-24T10:00:00.000Z';

export const published = (id: string, value: EntryValue): EntryState => ({
  ...{ id, revision: `${id}-1`, draft: null },
  published: { value, by: 'Ravi', at },
});

/** @param value null removes the entry. */
export const withDraft = (
  entry: EntryState,
  value: EntryValue | null,
  more: Partial<NonNullable<EntryState['draft']>> = {},
): EntryState => ({ ...entry, draft: { value, by: 'Ravi', at, problems: [], review: null, ...more } });

/** A new entry with this draft. */
export const draftOf = (id: string, value: EntryValue): EntryState =>
  withDraft({ ...published(id, value), published: null }, value);

export const news = (entries: readonly EntryState[], more: Partial<CollectionEntries['declaration']> = {}) =>
  ({
    ...{ part: 'exams/news', hash: 'seen', pages: [{ path: '/exams/news', title: 'News of exams' }] },
    declaration: {
      ...{ name: 'news', title: 'News', help: 'What is new.', page: '/exams/news' },
      fields: {
        title: { type: 'line', label: 'Title' },
        text: { type: 'text', label: 'Text', optional: true },
        programme: { type: 'choice', label: 'Programme', options: ['MBA', 'B.Tech'], optional: true },
      },
      ...more,
    },
    entries: [...entries],
    order: { revision: 'o1', draft: null },
  }) satisfies CollectionEntries;

export const release = { release: '9', rendered: 1, pages: 10, isNew: true, ms: {} };
