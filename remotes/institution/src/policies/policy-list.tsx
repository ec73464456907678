import type { DocumentRef } from '@viit/runtime/contract';
import { DocumentList } from '@viit/ui/document-list';
import { useState } from 'react';
import * as css from './page.module.css';

/** Renders the policy documents with a box that filters them by name. */
export function PolicyList({ documents }: { documents: readonly DocumentRef[] }) {
  const [text, setText] = useState('');
  const query = text.trim().toLowerCase();
  const matches = documents.filter(({ name }) => name.toLowerCase().includes(query));
  return (
    <>
      <div className={css.filter}>
        <label>
          Find a policy
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" />
        </label>
        <p role="status">
          {query === '' ? `${documents.length} policies` : `${matches.length} of ${documents.length} policies`}
        </p>
      </div>
      {matches.length > 0 ? (
        <DocumentList documents={matches} columns={3} label="Policy documents" />
      ) : (
        <p>No policies match “{text.trim()}”. Try a shorter word.</p>
      )}
    </>
  );
}
