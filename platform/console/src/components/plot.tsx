import { useEffect, useId, useRef } from 'react';
import { drawPlot } from './draw-plot.ts';

/** Values over time; null is a gap. */
export interface PlotSeries {
  /** In seconds since 1970. */
  times: readonly number[];
  values: readonly (number | null)[];
  format: (value: number) => string;
}

/** A moment at which something happened. */
export interface PlotMark {
  time: number;
  label: string;
  note: string;
}

export interface PlotProps {
  title: string;
  series: PlotSeries;
  marks: readonly PlotMark[];
  /** How far back it goes. */
  days: number;
}

/** A line over time. It is a picture: a table beside it has the same figures. */
export function Plot({ title, series, marks, days }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(
    () => (frame.current ? drawPlot(frame.current, { title, series, marks, days }) : undefined),
    [title, series, marks, days],
  );
  return (
    <figure aria-labelledby={heading}>
      <figcaption id={heading}>{title}</figcaption>
      <div ref={frame} className="plot" role="img" aria-label={`${title}: ${describe(series)}`} />
    </figure>
  );
}

/** The picture in words: the latest value and the highest. */
function describe({ values, format }: PlotSeries): string {
  const known = values.filter((value) => value !== null);
  const latest = known.at(-1);
  if (latest === undefined) return 'no values';
  return `${known.length} values, the latest ${format(latest)}, the highest ${format(Math.max(...known))}`;
}
