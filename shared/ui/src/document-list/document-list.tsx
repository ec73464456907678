import type { DocumentRef } from '@viit/contract';
import { DocumentFacts, documentType } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { NoBreakYears } from '@viit/ui/no-break-years';
import { useId } from 'react';
import * as css from './document-list.module.css';

interface DocumentListProps {
  documents: readonly DocumentRef[];
  /** @default 2 */
  columns?: 1 | 2 | 3;
  label: string;
}

/** Renders links to documents with their type and size; each opens in a new tab. */
export function DocumentList({ documents, columns = 2, label }: DocumentListProps) {
  const id = useId();
  if (documents.length === 0) return <p>No documents have been published yet.</p>;
  const isImage = documents.map(({ href }) => documentType(href) === 'Image');
  return (
    <ul className={css.list} role="list" aria-label={label} data-columns={columns}>
      {documents.map(({ name, href }, i) => (
        <li key={href + name}>
          <a className={css.link} href={href} target="_blank" rel="noopener">
            <DocumentIcon
              id={`${id}${isImage[i] ? 'image' : ''}`}
              image={isImage[i] === true}
              isFirst={isImage.indexOf(isImage[i] === true) === i}
            />
            <span className={css.text}>
              <span className={css.name}>
                <NoBreakYears>{name}</NoBreakYears>
              </span>{' '}
              <DocumentFacts className={css.facts} href={href} />
              <HiddenText> (opens in a new tab)</HiddenText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DocumentIconProps {
  /** Shared by icons of a kind. */
  id: string;
  image: boolean;
  /** Other icons refer to it: lists are long. */
  isFirst: boolean;
}

function DocumentIcon({ id, image, isFirst }: DocumentIconProps) {
  return (
    <svg className={css.icon} viewBox="0 0 28 34" width="28" height="34" aria-hidden="true">
      {isFirst ? <Drawing id={id} image={image} /> : <use href={`#${id}`} />}
    </svg>
  );
}

function Drawing({ id, image }: { id: string; image: boolean }) {
  return (
    <g id={id}>
      <path className={css.sheet} d="M3 1.5h15l7.5 7.5v23.5h-22.5z" />
      <path className={css.fold} d="M18 1.5 25.5 9H18z" />
      <path
        className={css.lines}
        d={image ? 'm6.5 27 5-7 4 5 2.5-3 4 5zM19 16.5h.01' : 'M7.5 15h13M7.5 20h13M7.5 25h8'}
      />
    </g>
  );
}
