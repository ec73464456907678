import { Button } from '@viit/ui/button';
import { Tabs } from '@viit/ui/tabs';
import { byYear, matches, type Notice, type TagGroups } from './notice.ts';
import * as css from './notice-board.module.css';
import { NoticeFilter } from './notice-filter.tsx';
import { NoticeList } from './notice-list.tsx';
import { useNoticeQuery } from './use-notice-query.ts';

interface NoticeBoardProps {
  /** Plural name of what is listed, such as "time tables". */
  kind: string;
  /** Newest first. */
  notices: readonly Notice[];
  tags: TagGroups;
}

/**
 * Renders notices in one tab for each year, the newest first (R93.1), and a filter by tags and text over all years.
 * While the filter is in use, its results replace the tabs. An unknown year or tag in the query is ignored.
 */
export function NoticeBoard({ kind, notices, tags }: NoticeBoardProps) {
  const [search, update] = useNoticeQuery();
  const chosen = Object.values(tags).flatMap((group) => group.find((tag) => search.tags.includes(tag)) ?? []);
  const query = { ...search, tags: chosen };
  const filtering = chosen.length > 0 || query.q.trim() !== '';
  const years = byYear(notices);
  const year = years.find((candidate) => String(candidate.year) === query.year) ?? years[0];
  return (
    <div className={css.board}>
      <NoticeFilter kind={kind} tags={tags} query={query} onChange={update} />
      {filtering && (
        <FilterResults
          kind={kind}
          total={notices.length}
          matching={notices.filter((notice) => matches(notice, { tags: chosen, text: query.q }))}
          query={query}
          onClear={() => update({ tags: [], q: '' })}
        />
      )}
      <div hidden={filtering}>
        <h2 className={css.heading}>Year-wise list</h2>
        <Tabs
          label="Year"
          tabs={years.map((yearOfNotices) => ({
            id: `year-${yearOfNotices.year}`,
            label: String(yearOfNotices.year),
            content: <YearPanel kind={kind} {...yearOfNotices} />,
          }))}
          selected={`year-${year?.year}`}
          onSelect={(id) => update({ year: id.replace('year-', '') })}
        />
      </div>
    </div>
  );
}

function YearPanel({ kind, year, notices }: { kind: string; year: number; notices: readonly Notice[] }) {
  return (
    <>
      <p className={css.summary}>
        {notices.length} {kind} published in {year}
      </p>
      <NoticeList notices={notices} label={`${kind} of ${year}`} />
    </>
  );
}

interface FilterResultsProps {
  kind: string;
  total: number;
  matching: readonly Notice[];
  query: { tags: readonly string[]; q: string };
  onClear: () => void;
}

function FilterResults({ kind, total, matching, query, onClear }: FilterResultsProps) {
  return (
    <div className={css.results}>
      <div className={css.resultsHeader}>
        <h2 className={css.heading}>All years</h2>
        <p className={css.summary} role="status">
          {matching.length} of {total} {kind} match{' '}
          {[...query.tags, query.q.trim() && `“${query.q.trim()}”`].filter(Boolean).join(' and ')}
        </p>
        <Button tone="quiet" onClick={onClear}>
          Clear filter
        </Button>
      </div>
      {matching.length > 0 ? (
        <NoticeList key={`${query.tags} ${query.q}`} notices={matching} label={`${kind} found`} />
      ) : (
        <p className={css.noResults}>No entries match your search. Try fewer words or another tag.</p>
      )}
    </div>
  );
}
