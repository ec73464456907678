import { DataTable } from '@viit/ui/data-table';
import { useId } from 'react';
import * as css from './yearly-chart.module.css';
import type { YearlyRecord } from './yearly-records.ts';

/** Heights in pixels. Widths are in per cent, so that text keeps its size on small screens. */
const top = 28;
const plot = 220;
const baseline = top + plot;
/** Rounded: every digit is in the page. */
const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/**
 * Renders total strength and students placed as a bar chart, the oldest year first, and the same figures as a table.
 */
export function YearlyChart({ years, note }: { years: readonly YearlyRecord[]; note: string }) {
  const id = useId();
  const oldestFirst = years.toReversed();
  const maximum = Math.ceil(Math.max(...years.map(({ totalStrength }) => totalStrength)) / 300) * 300;
  const height = (value: number) => Math.round((value / maximum) * plot);
  const share = 100 / years.length;
  return (
    <figure className={css.figure} aria-labelledby={`${id}caption`}>
      <figcaption id={`${id}caption`} className={css.caption}>
        Total strength and students placed, by year
      </figcaption>
      <p className={css.legend} aria-hidden="true">
        <span data-series="strength">Total strength</span>
        <span data-series="placed">Students placed</span>
      </p>
      <svg className={css.chart} width="100%" height={baseline + 34} role="img" aria-labelledby={`${id}text`}>
        <title id={`${id}text`}>
          {oldestFirst
            .map(
              (record) =>
                `${record.academicYear}: ${record.studentsPlaced} of ${record.totalStrength} placed, ${record.placementPercentage}%`,
            )
            .join('; ')}
        </title>
        {[0, 1, 2, 3, 4].map((step) => (
          <g key={step}>
            <line
              className={css.grid}
              x1="0"
              x2="100%"
              y1={baseline - (step * plot) / 4}
              y2={baseline - (step * plot) / 4}
            />
            <text className={css.scale} x="0" y={baseline - (step * plot) / 4 - 5}>
              {(step * maximum) / 4}
            </text>
          </g>
        ))}
        {oldestFirst.map((record, index) => (
          <Bars
            key={record.academicYear}
            record={record}
            left={index * share * 0.92 + 8}
            width={share * 0.92}
            height={height}
          />
        ))}
      </svg>
      <details className={css.details}>
        <summary>View the figures as a table</summary>
        <DataTable
          caption="Placement record by academic year"
          columns={[
            { key: 'academicYear', label: 'Academic year', rowHeader: true },
            { key: 'totalStrength', label: 'Total strength', numeric: true },
            { key: 'studentsPlaced', label: 'Students placed', numeric: true },
            { key: 'higherEducation', label: 'Higher education', numeric: true },
            { key: 'entrepreneurs', label: 'Entrepreneurs', numeric: true },
            { key: 'placementPercentage', label: 'Placement %', numeric: true },
          ]}
          rows={years}
          rowKey={({ academicYear }) => academicYear}
        />
      </details>
      <p className={css.note}>* {note}</p>
    </figure>
  );
}

interface BarsProps {
  record: YearlyRecord;
  /** Start and width of the year's bars, in per cent. */
  left: number;
  width: number;
  height: (value: number) => number;
}

function Bars({ record, left, width, height }: BarsProps) {
  const middle = percent(left + width / 2);
  const [strength, placed] = [height(record.totalStrength), height(record.studentsPlaced)];
  // Shortens "2024-2025*" to "2024-25*", which fits under a bar on a narrow screen.
  const year = record.academicYear.replace(/-\d\d/, '-');
  return (
    <g>
      <rect
        className={css.strength}
        x={percent(left + width * 0.16)}
        width={percent(width * 0.68)}
        y={baseline - strength}
        height={strength}
      />
      <rect
        className={css.placed}
        x={percent(left + width * 0.26)}
        width={percent(width * 0.48)}
        y={baseline - placed}
        height={placed}
      />
      <text className={css.percentage} x={middle} y={baseline - strength - 8}>
        {`${record.placementPercentage}%`}
      </text>
      <text className={css.value} x={middle} y={baseline - placed + 20}>
        {record.studentsPlaced}
      </text>
      <text className={css.year} x={middle} y={baseline + 22}>
        {year}
      </text>
    </g>
  );
}
