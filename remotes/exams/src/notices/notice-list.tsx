import { useHydrated } from '@viit/runtime';
import { Button } from '@viit/ui/button';
import { Chip } from '@viit/ui/chip';
import { DocumentFacts } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { useEffect, useRef, useState } from 'react';
import { formatDay, isWithinWeek } from './date.ts';
import type { Notice } from './notice.ts';
import * as css from './notice-list.module.css';

/** Entries shown at first, and added by each click on Load More (R93.2). */
const pageSize = 10;

interface NoticeListProps {
  notices: readonly Notice[];
  /** Accessible name of the list. */
  label: string;
  /** The id that the address names, where entries are anchors. */
  target?: string;
}

/** Renders notices ten at a time. All of them are in the HTML; CSS hides those that are not shown yet. */
export function NoticeList({ notices, label, target }: NoticeListProps) {
  const [requested, setShown] = useState(pageSize);
  const position = notices.findIndex(({ id }) => id === target);
  const shown = Math.max(requested, Math.ceil((position + 1) / pageSize) * pageSize);
  const list = useRef<HTMLOListElement>(null);
  // The clicked button moves or disappears, so the focus goes to the first entry that it added.
  useEffect(() => {
    if (requested > pageSize) list.current?.children[requested - pageSize]?.querySelector('a')?.focus();
  }, [requested]);
  // The browser looked for the anchor before its year was shown.
  useEffect(() => {
    if (position >= 0) list.current?.children[position]?.scrollIntoView();
  }, [position]);
  return (
    <>
      <ol className={css.list} role="list" aria-label={label} ref={list}>
        {notices.map((notice, index) => (
          <li
            key={notice.id}
            className={css.item}
            {...(target !== undefined && { id: notice.id })}
            {...(index >= shown && { 'data-not-shown': true })}
          >
            <NoticeRow notice={notice} />
          </li>
        ))}
      </ol>
      {notices.length > pageSize && (
        <div className={css.more}>
          <p className={css.count} role="status">
            {Math.min(shown, notices.length)} of {notices.length} shown
          </p>
          {shown < notices.length && (
            <Button tone="quiet" onClick={() => setShown(shown + pageSize)}>
              Load More
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const isNew = useHydrated() && isWithinWeek(notice.date);
  return (
    <div className={css.row}>
      <p className={css.day}>
        <time dateTime={notice.date}>{formatDay(notice.date)}</time>
        {isNew && <span className={css.new}>New</span>}
      </p>
      <p className={css.title}>
        <a className={css.link} href={notice.link} target="_blank" rel="noopener">
          {notice.title}
          <HiddenText>
            {' '}
            <DocumentFacts href={notice.link} /> (opens in a new tab)
          </HiddenText>
        </a>
      </p>
      {notice.begins && <ExaminationDays begins={notice.begins} ends={notice.ends ?? notice.begins} />}
      <ul className={css.tags} role="list" aria-label="Tags">
        {notice.placeholder && (
          <li>
            <Chip tone="yellow">Placeholder sample</Chip>
          </li>
        )}
        {notice.tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      <span className={css.type} aria-hidden="true">
        <DocumentFacts href={notice.link} />
      </span>
    </div>
  );
}

function ExaminationDays({ begins, ends }: { begins: string; ends: string }) {
  return (
    <p className={css.days}>
      Examinations: <time dateTime={begins}>{formatDay(begins)}</time>
      {ends !== begins && (
        <>
          {' '}
          to <time dateTime={ends}>{formatDay(ends)}</time>
        </>
      )}
    </p>
  );
}
