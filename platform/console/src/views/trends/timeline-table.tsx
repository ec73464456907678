import type { Timeline } from '@viit/contract/registry-api';
import { failuresPerThousand, formatVital } from '@viit/contract/report-text';
import { vitalNames } from '@viit/contract/reports';
import { DataTable } from '../../components/data-table.tsx';
import type { PlotMark } from '../../components/plot-props.ts';
import { formatRate, formatTime, unbroken } from '../../format.ts';

/** The figures of the plots, the latest first, with the releases that went live in each period. */
export function TimelineTable({ timeline: { points, hours }, marks }: { timeline: Timeline; marks: PlotMark[] }) {
  const releasesAt = (at: string) => {
    const begin = Date.parse(at) / 1000;
    return marks.filter(({ time }) => time >= begin && time < begin + hours * 3600);
  };
  return (
    <DataTable
      caption="Errors and vitals over time"
      columns={['From', 'Views', 'With errors, of 1000', ...vitalNames, 'Went live']}
      empty="No views."
      rows={points.toReversed().map((point) => ({
        key: point.at,
        cells: [
          formatTime(point.at),
          point.views,
          formatRate(failuresPerThousand(point)),
          ...vitalNames.map((name) => {
            const vital = point.vitals[name];
            return vital ? unbroken(formatVital(name, vital.p75)) : '–';
          }),
          releasesAt(point.at)
            .map(({ label, note }) => `${label}: ${note}`)
            .join('; ') || '–',
        ],
      }))}
    />
  );
}
