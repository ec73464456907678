import type { Status, Timeline } from '@viit/contract/registry-api';
import { failuresPerThousand, formatVital } from '@viit/contract/report-text';
import type { VitalName } from '@viit/contract/reports';
import type { PlotMark, PlotSeries } from '../../components/plot-props.ts';
import { formatRate } from '../../format.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

/** Views with errors, of 1000. */
export const errorSeries = ({ points }: Timeline): PlotSeries => ({
  times: points.map(({ at }) => seconds(at)),
  values: points.map((point) => (point.views === 0 ? null : failuresPerThousand(point))),
  format: formatRate,
});

/** The 75th percentile of a vital; gaps where nobody measured it. */
export const vitalSeries = ({ points }: Timeline, vital: VitalName): PlotSeries => ({
  times: points.map(({ at }) => seconds(at)),
  values: points.map(({ vitals }) => vitals[vital]?.p75 ?? null),
  format: (value) => formatVital(vital, value),
});

/** The releases that went live in the period, the oldest first. */
export const marksOf = (moves: Status['moves'], days: number, now: number = Date.now()): PlotMark[] =>
  moves
    .filter(({ channel, at }) => channel === 'live' && Date.parse(at) > now - days * 86_400_000)
    .map(({ release, at, note, by }) => ({ time: seconds(at), label: release, note: `${note}, by ${by}` }))
    .reverse();
