import { Button } from '@viit/ui/button';
import { Tabs } from '@viit/ui/tabs';
import { byYear, matches, type Notice, type TagGroups } from './notice.ts';
import * as css from './notice-board.module.css';
import { NoticeFilter } from './notice-filter.tsx';
import { NoticeList } from './notice-list.tsx';
import { useBoardAddress } from './use-board-address.ts';

interface NoticeBoardProps {
  /** What is listed, in the plural: "time tables". */
  kind: string;
  /** Newest first. */
  notices: readonly Notice[];
  tags: TagGroups;
}

/**
 * Renders a list of notices by year tabs, the newest first (R93.1), and a filter by tag and text over all
 * years. While the filter is in use its findings take the place of the tabs. A query that names no year or tag of the
 * list counts as none.
 */
export function NoticeBoard({ kind, notices, tags }: NoticeBoardProps) {
  const [address, change] = useBoardAddress();
  const known = Object.values(tags).flat();
  const held = { ...address, tag: known.find((tag) => tag === address.tag) ?? '' };
  const filtering = held.tag !== '' || held.q.trim() !== '';
  const years = byYear(notices);
  const year = years.find((one) => String(one.year) === held.year) ?? years[0];
  return (
    <div className={css.board}>
      <NoticeFilter kind={kind} tags={tags} held={held} onChange={change} />
      {filtering && (
        <Findings
          kind={kind}
          of={notices.length}
          found={notices.filter((notice) => matches(notice, { tag: held.tag, text: held.q }))}
          held={held}
          onClear={() => change({ tag: '', q: '' })}
        />
      )}
      <div hidden={filtering}>
        <h2 className={css.heading}>Year by year</h2>
        <Tabs
          label="Year"
          tabs={years.map((one) => ({
            id: `year-${one.year}`,
            label: String(one.year),
            content: <Year kind={kind} {...one} />,
          }))}
          selected={`year-${year?.year}`}
          onSelect={(id) => change({ year: id.replace('year-', '') })}
        />
      </div>
    </div>
  );
}

function Year({ kind, year, notices }: { kind: string; year: number; notices: readonly Notice[] }) {
  return (
    <>
      <p className={css.sum}>
        {notices.length} {kind} of {year}
      </p>
      <NoticeList notices={notices} label={`${kind} of ${year}`} />
    </>
  );
}

interface FindingsProps {
  kind: string;
  of: number;
  found: readonly Notice[];
  held: { tag: string; q: string };
  onClear: () => void;
}

function Findings({ kind, of, found, held, onClear }: FindingsProps) {
  return (
    <div className={css.year}>
      <div className={css.findings}>
        <h2 className={css.heading}>All years</h2>
        <p className={css.sum} role="status">
          {found.length} of {of} {kind} match{' '}
          {[held.tag, held.q.trim() && `“${held.q.trim()}”`].filter(Boolean).join(' and ')}
        </p>
        <Button tone="quiet" onClick={onClear}>
          Clear filter
        </Button>
      </div>
      {found.length > 0 ? (
        <NoticeList key={`${held.tag} ${held.q}`} notices={found} label={`${kind} found`} />
      ) : (
        <p className={css.none}>Nothing here bears this tag and all of these words. Try fewer words or another tag.</p>
      )}
    </div>
  );
}
