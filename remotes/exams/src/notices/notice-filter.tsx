import { useId, useState } from 'react';
import type { TagGroups } from './notice.ts';
import * as css from './notice-filter.module.css';
import type { NoticeQuery } from './use-notice-query.ts';

interface NoticeFilterProps {
  /** What is filtered, in the plural: "time tables". */
  kind: string;
  tags: TagGroups;
  held: NoticeQuery;
  onChange: (change: Partial<NoticeQuery>) => void;
}

/** Renders the filter over all years: a text box and one tag of the groups. Hidden where no script runs. */
export function NoticeFilter({ kind, tags, held, onChange }: NoticeFilterProps) {
  const [asked, setAsked] = useState<boolean>();
  const open = asked ?? held.tag !== '';
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element is younger than some browsers in use
    <div className={css.filter} role="search" aria-label={`Filter the ${kind}`}>
      <label className={css.field}>
        <span className={css.name}>Find in all years</span>
        <input
          className={css.text}
          type="search"
          placeholder="For example: III B.Tech November"
          autoComplete="off"
          enterKeyHint="search"
          value={held.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      {/* Narrow screens only: the tags would push the list out of the window. */}
      <button
        className={css.opener}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setAsked(!open)}
      >
        Filter by tag
      </button>
      <div className={css.groups} id={id} data-open={open}>
        {Object.entries(tags).map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot take part in the grid
          <div key={group} className={css.group} role="group" aria-label={group}>
            <span className={css.name} aria-hidden="true">
              {group}
            </span>
            <div className={css.tags}>
              {members.map((tag) => (
                <button
                  key={tag}
                  type="button"
                  className={css.tag}
                  aria-pressed={held.tag === tag}
                  onClick={() => onChange({ tag: held.tag === tag ? '' : tag })}
                >
                  {tag}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
