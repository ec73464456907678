import { formatFileSize } from '@viit/contract/file-size';
import { type ListedDocument, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { replaceDocument } from '../../api/uploads.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Search, Select } from '../../components/filters.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { ShowMore, shownAtOnce } from '../../components/show-more.tsx';
import { matchesSearch } from '../../matches-search.ts';
import { mayChange } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { Upload } from './fields/upload.tsx';
import { ContentHeading } from './heading.tsx';
import { pathOf } from './paths.ts';

type File = ListedDocument;

const kinds = {
  all: 'all',
  documents: 'documents',
  pictures: 'pictures',
  missing: 'missing documents',
  unused: 'what nobody uses',
} as const;

const isUnused = ({ entries, pages }: File) => entries.length === 0 && pages.length === 0;

const isOfKind: Record<keyof typeof kinds, (file: File) => boolean> = {
  all: () => true,
  documents: ({ isPicture }) => !isPicture,
  pictures: ({ isPicture }) => isPicture,
  missing: ({ source }) => source === 'missing',
  unused: isUnused,
};

/** Pictures and documents, where each is used, and a new file for a document. */
export function FilesView() {
  const { rights } = useSession();
  const files = useOperation(registryApi.listDocuments, {}, ['live', 'drafts']);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<keyof typeof kinds>('all');
  const [count, setCount] = useState(shownAtOnce);
  return (
    <>
      <ContentHeading part="" title="Pictures and documents" />
      <p>A new file for a document keeps the address, so links to it keep working. Visitors get it at once.</p>
      <div className="filters">
        <Search label="Search the files" value={query} onChange={setQuery} />
        <Select label="Show" value={kind} options={kinds} onChange={(value) => setKind(value as typeof kind)} />
      </div>
      <LoadedContent of={files}>
        {(all) => {
          const own = all.filter(({ section }) => mayChangeSection(rights, section));
          const found = own.filter(isOfKind[kind]).filter((file) => matchesSearch(query, file));
          return (
            <>
              <p className="muted" role="status">
                {found.length} of {own.length} files
              </p>
              {found.length === 0 && (
                <p className="empty">
                  {own.length === 0
                    ? 'There are no files yet.'
                    : 'No file matches. Change the search, or show all files.'}
                </p>
              )}
              <ul className="plain entries">
                {found.slice(0, count).map((file) => (
                  <FileItem key={file.address} file={file} />
                ))}
              </ul>
              <ShowMore shown={count} of={found.length} onMore={setCount} />
            </>
          );
        }}
      </LoadedContent>
    </>
  );
}

const mayChangeSection = (rights: Parameters<typeof mayChange>[0], section: string) =>
  mayChange(rights, 'edit', section) || Object.keys(rights).some((name) => name.startsWith(`${section}/`));

function FileItem({ file }: { file: File }) {
  const { address, name, size, source, isPicture, mayReplace, entries, pages } = file;
  const { site } = useSession();
  const isDraft = source === 'draft';
  const title = name || entries[0]?.title || 'Picture';
  return (
    <li className="card file">
      {isPicture && <img className="thumbnail" src={site + address} alt="" loading="lazy" />}
      <div>
        <h3>
          {isDraft ? (
            title
          ) : (
            <a href={site + address} target="_blank" rel="noreferrer">
              {title} (opens in a new tab)
            </a>
          )}
        </h3>
        <p className="muted">
          {address}
          {size !== null && `, ${formatFileSize(size)}`}
        </p>
        {source === 'missing' && <p className="badge">Missing: visitors get a note instead</p>}
        {isDraft && <p className="badge">For a draft: visitors do not get it yet</p>}
        {isUnused(file) ? (
          <p className="badge">Nobody uses it</p>
        ) : (
          <p>
            Used in{' '}
            {[
              ...entries.map(({ part, id, title: entry }) => ({ href: pathOf(part, id), text: entry })),
              ...pages.slice(0, 5).map((path) => ({ href: site + path, text: `the page ${path}` })),
            ].map(({ href, text }, index) => (
              <span key={href}>
                {index > 0 && ', '}
                <a href={href}>{text}</a>
              </span>
            ))}
            {pages.length > 5 && ` and ${pages.length - 5} more pages`}
          </p>
        )}
        {mayReplace && (
          <Upload
            label={`Send a ${source === 'missing' ? '' : 'new '}file for ${title}`}
            accept={address.endsWith('.jpg') ? '.jpg,.jpeg' : '.pdf'}
            upload={(chosen) => replaceDocument(chosen, address)}
          />
        )}
      </div>
    </li>
  );
}
