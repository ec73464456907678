import { useId, useState } from 'react';
import { numerals, type TagGroups } from './notice.ts';
import * as css from './notice-filter.module.css';
import type { NoticeQuery } from './use-notice-query.ts';

interface NoticeFilterProps {
  /** Plural name of what is filtered, such as "time tables". */
  kind: string;
  tags: TagGroups;
  query: NoticeQuery;
  onChange: (change: Partial<NoticeQuery>) => void;
}

/**
 * Renders the filter over all years: a text box, and groups of tags. One tag of each group can be chosen; groups combine. Without
 * JavaScript, the text is searched for on the whole site.
 */
export function NoticeFilter({ kind, tags, query, onChange }: NoticeFilterProps) {
  const [toggled, setToggled] = useState<boolean>();
  const open = toggled ?? Boolean(query.tags.length > 0 || query.study || query.semester);
  /** Adds a tag instead of the other one of its group, or removes it. */
  const toggle = (tag: string, group: readonly string[]) => {
    const others = query.tags.filter((one) => !group.includes(one));
    onChange({ tags: query.tags.includes(tag) ? others : [...others, tag] });
  };
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers do not have the <search> element
    <form
      className={css.filter}
      role="search"
      aria-label={`Filter the ${kind}`}
      action="/search"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={css.field}>
        <span className={css.name}>Search all years</span>
        <input
          className={css.input}
          type="search"
          name="q"
          placeholder="For example: III B.Tech November"
          autoComplete="off"
          enterKeyHint="search"
          value={query.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      <button className={`${css.tag} ${css.go}`} type="submit">
        Search
      </button>
      {/* Only on narrow screens, where the tags would push the list out of view. */}
      <button
        className={css.toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setToggled(!open)}
      >
        Filter by tag
      </button>
      <div className={css.groups} id={id} data-open={open}>
        {Object.entries(tags).map(([group, groupTags]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset legend cannot be a grid item
          <div key={group} className={css.group} role="group" aria-label={group}>
            <span className={css.name} aria-hidden="true">
              {group}
            </span>
            <div className={css.tags}>
              {groupTags.map((tag) => (
                <button
                  key={tag}
                  type="button"
                  className={css.tag}
                  aria-pressed={query.tags.includes(tag)}
                  onClick={() => toggle(tag, groupTags)}
                >
                  {tag}
                </button>
              ))}
            </div>
          </div>
        ))}
        <Choice label="Year of study" name="study" query={query} onChange={onChange} />
        <Choice label="Semester" name="semester" query={query} onChange={onChange} />
      </div>
    </form>
  );
}

interface ChoiceProps extends Pick<NoticeFilterProps, 'query' | 'onChange'> {
  label: string;
  name: 'study' | 'semester';
}

function Choice({ label, name, query, onChange }: ChoiceProps) {
  return (
    <label className={css.group}>
      <span className={css.name}>{label}</span>
      <select className={css.tag} value={query[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
        <option value="">All</option>
        {numerals.map((numeral) => (
          <option key={numeral}>{numeral}</option>
        ))}
      </select>
    </label>
  );
}
