import { useEffect, useId, useRef } from 'react';
import { drawPlot } from './draw-plot.ts';
import type { PlotProps, PlotSeries } from './plot-props.ts';

/** Decorative: a table beside it has the same figures. */
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

/** The latest value and the highest. */
function describe({ values, format }: PlotSeries): string {
  const known = values.filter((value) => value !== null);
  const latest = known.at(-1);
  if (latest === undefined) return 'no values';
  return `${known.length} values, the latest ${format(latest)}, the highest ${format(Math.max(...known))}`;
}
