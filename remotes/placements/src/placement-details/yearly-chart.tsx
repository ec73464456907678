import { DataTable } from '@viit/ui/data-table';
import { useId } from 'react';
import * as css from './yearly-chart.module.css';
import type { YearlyRecord } from './yearly-content.ts';

/** Height of the drawing's parts in pixels; its widths are in per cent, so that its letters never shrink with the screen. */
const top = 28;
const plot = 220;
const floor = top + plot;

/** Renders strength and placed students by year as a bar chart in SVG, the oldest year first, and the same figures as a table. */
export function YearlyChart({ years, note }: { years: readonly YearlyRecord[]; note: string }) {
  const id = useId();
  const oldestFirst = years.toReversed();
  const most = Math.ceil(Math.max(...years.map(({ totalStrength }) => totalStrength)) / 300) * 300;
  const height = (value: number) => (value / most) * plot;
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
      <svg className={css.chart} width="100%" height={floor + 34} role="img" aria-labelledby={`${id}text`}>
        <title id={`${id}text`}>
          {oldestFirst
            .map(
              (one) =>
                `${one.academicYear}: ${one.studentsPlaced} of ${one.totalStrength} placed, ${one.placementPercentage}%`,
            )
            .join('; ')}
        </title>
        {[0, 1, 2, 3, 4].map((step) => (
          <g key={step}>
            <line className={css.grid} x1="0" x2="100%" y1={floor - (step * plot) / 4} y2={floor - (step * plot) / 4} />
            <text className={css.scale} x="0" y={floor - (step * plot) / 4 - 5}>
              {(step * most) / 4}
            </text>
          </g>
        ))}
        {oldestFirst.map((one, index) => (
          <Bars
            key={one.academicYear}
            record={one}
            left={index * share * 0.92 + 8}
            width={share * 0.92}
            height={height}
          />
        ))}
      </svg>
      <details className={css.details}>
        <summary>The figures as a table</summary>
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
  /** Start and width of the year's share of the drawing, in per cent. */
  left: number;
  width: number;
  height: (value: number) => number;
}

function Bars({ record, left, width, height }: BarsProps) {
  const middle = `${left + width / 2}%`;
  const [strength, placed] = [height(record.totalStrength), height(record.studentsPlaced)];
  // "2024-2025*" as 2024-25*, which fits under a bar on a narrow screen.
  const year = record.academicYear.replace(/-\d\d/, '-');
  return (
    <g>
      <rect
        className={css.strength}
        x={`${left + width * 0.16}%`}
        width={`${width * 0.68}%`}
        y={floor - strength}
        height={strength}
      />
      <rect
        className={css.placed}
        x={`${left + width * 0.26}%`}
        width={`${width * 0.48}%`}
        y={floor - placed}
        height={placed}
      />
      <text className={css.percentage} x={middle} y={floor - strength - 8}>
        {record.placementPercentage}%
      </text>
      <text className={css.value} x={middle} y={floor - placed + 20}>
        {record.studentsPlaced}
      </text>
      <text className={css.year} x={middle} y={floor + 22}>
        {year}
      </text>
    </g>
  );
}
