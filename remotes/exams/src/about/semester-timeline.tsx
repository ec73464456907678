import type { CSSProperties } from 'react';
import { semesterWeeks, tracks, weeks } from './content.ts';
import * as css from './semester-timeline.module.css';

const weekNumbers = Array.from({ length: semesterWeeks }, (_, index) => index + 1);
const weekLabel = (from: number, to: number) => (from === to ? `Week ${from}` : `Weeks ${from} to ${to}`);

/** Renders the weeks of a semester as a timeline with the events of each, or as a plain list on narrow screens. */
export function SemesterTimeline() {
  return (
    <div style={{ '--weeks': semesterWeeks } as CSSProperties}>
      <div className={css.tracks} aria-hidden="true">
        <span>Week</span>
        {tracks.map(({ id, label }) => (
          <span key={id} data-track={id}>
            {label}
          </span>
        ))}
      </div>
      <ol className={css.entries} role="list" aria-label="A semester by weeks">
        {weeks.map(({ from, to, track, label }) => (
          <li
            key={label}
            className={css.item}
            data-track={track}
            style={
              {
                '--from': from,
                '--to': to + 1,
                '--column': tracks.findIndex(({ id }) => id === track) + 2,
              } as CSSProperties
            }
          >
            <span className={css.weeks}>{weekLabel(from, to)}</span> <span>{label}</span>
          </li>
        ))}
        {weekNumbers.map((week) => (
          <li
            key={week}
            className={css.tick}
            data-quiet={!weeks.some(({ from }) => from === week)}
            aria-hidden="true"
            style={{ '--from': week } as CSSProperties}
          >
            {week}
          </li>
        ))}
      </ol>
    </div>
  );
}
