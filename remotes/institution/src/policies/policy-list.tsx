import type { DocumentRef } from '@viit/contract';
import { DocumentList } from '@viit/ui/document-list';
import { useState } from 'react';
import * as css from './page.module.css';

/** Renders the policy documents with a box that narrows them by name; without JavaScript, the documents alone. */
export function PolicyList({ documents }: { documents: readonly DocumentRef[] }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = documents.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <>
      <div className={css.filter}>
        <label>
          Find a policy
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} autoComplete="off" />
        </label>
        <p role="status">
          {wanted === '' ? `${documents.length} policies` : `${shown.length} of ${documents.length} policies`}
        </p>
      </div>
      {shown.length > 0 ? (
        <DocumentList documents={shown} columns={3} label="Policy documents" />
      ) : (
        <p>No policy has “{words.trim()}” in its name. Try a shorter word.</p>
      )}
    </>
  );
}
