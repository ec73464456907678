import type { Timeline } from '@viit/contract/registry-api';
import { DataTable } from '../../components/data-table.tsx';
import type { PlotMark } from '../../components/plot-props.ts';
import { formatTime } from '../../format.ts';
import { figureCells, figureColumns } from './figure-cells.ts';

/** Latest first, with the releases that went live in each period. */
export function TimelineTable({ timeline: { points, hours }, marks }: { timeline: Timeline; marks: PlotMark[] }) {
  const releasesAt = (at: string) => {
    const begin = Date.parse(at) / 1000;
    return marks.filter(({ time }) => time >= begin && time < begin + hours * 3600);
  };
  return (
    <DataTable
      caption="Errors and vitals over time"
      columns={['From', ...figureColumns, 'Went live']}
      empty="No views."
      rows={points.toReversed().map((point) => ({
        key: point.at,
        cells: [
          formatTime(point.at),
          ...figureCells(point),
          releasesAt(point.at)
            .map(({ label, note }) => `${label}: ${note}`)
            .join('; ') || '–',
        ],
      }))}
    />
  );
}
