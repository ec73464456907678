import { useHash } from '@viit/runtime';
import { Button } from '@viit/ui/button';
import { Tabs } from '@viit/ui/tabs';
import { byYear, matches, type Notice, numerals, type TagGroups } from './notice.ts';
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
  const numeral = (text: string) => numerals.find((one) => one === text) ?? '';
  const query = { ...search, tags: chosen, study: numeral(search.study), semester: numeral(search.semester) };
  const criteria = [
    ...chosen,
    query.study && `${query.study} year`,
    query.semester && `semester ${query.semester}`,
    query.q.trim() && `“${query.q.trim()}”`,
  ].filter(Boolean);
  const filtering = criteria.length > 0;
  const years = byYear(notices);
  const target = useHash().slice(1);
  const year =
    years.find((candidate) => String(candidate.year) === query.year) ??
    years.find((candidate) => candidate.notices.some(({ id }) => id === target)) ??
    years[0];
  return (
    <div className={css.board}>
      <NoticeFilter kind={kind} tags={tags} query={query} onChange={update} />
      {filtering && (
        <FilterResults
          kind={kind}
          total={notices.length}
          matching={notices.filter((notice) => matches(notice, { ...query, text: query.q }))}
          criteria={criteria}
          onClear={() => update({ tags: [], study: '', semester: '', q: '' })}
        />
      )}
      <div hidden={filtering}>
        <h2 className={css.heading}>Year-wise list</h2>
        <Tabs
          label="Year"
          tabs={years.map((yearOfNotices) => ({
            id: `year-${yearOfNotices.year}`,
            label: String(yearOfNotices.year),
            content: <YearPanel kind={kind} target={target} {...yearOfNotices} />,
          }))}
          selected={`year-${year?.year}`}
          onSelect={(id) => update({ year: id.replace('year-', '') })}
        />
      </div>
    </div>
  );
}

interface YearPanelProps {
  kind: string;
  year: number;
  notices: readonly Notice[];
  /** Id of the notice that the address names. */
  target: string;
}

function YearPanel({ kind, year, notices, target }: YearPanelProps) {
  return (
    <>
      <p className={css.summary}>
        {notices.length} {notices.length === 1 ? kind.replace(/s$/, '') : kind} published in {year}
      </p>
      <NoticeList notices={notices} label={`${kind} of ${year}`} target={target} />
    </>
  );
}

interface FilterResultsProps {
  kind: string;
  total: number;
  matching: readonly Notice[];
  criteria: readonly string[];
  onClear: () => void;
}

function FilterResults({ kind, total, matching, criteria, onClear }: FilterResultsProps) {
  return (
    <div className={css.results}>
      <div className={css.resultsHeader}>
        <h2 className={css.heading}>All years</h2>
        <p className={css.summary} role="status">
          {matching.length} of {total} {kind} {matching.length === 1 ? 'matches' : 'match'} {criteria.join(' and ')}
        </p>
        <Button tone="quiet" onClick={onClear}>
          Clear filter
        </Button>
      </div>
      {matching.length > 0 ? (
        <NoticeList key={criteria.join()} notices={matching} label={`${kind} found`} />
      ) : (
        <p className={css.noResults}>No entries match your search. Try fewer words or another tag.</p>
      )}
    </div>
  );
}
