import type { Status, Timeline } from '@viit/contract/registry-api';
import { failuresPerThousand, formatVital } from '@viit/contract/report-text';
import type { VitalName } from '@viit/contract/reports';
import type { PlotMark, PlotSeries } from '../../components/plot-props.ts';
import { formatRate } from '../../format.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

/** Per 1000 views. */
export const errorSeries = ({ points }: Timeline): PlotSeries => ({
  times: points.map(({ at }) => seconds(at)),
  values: points.map((point) => (point.views === 0 ? null : failuresPerThousand(point))),
  format: formatRate,
});

/** The 75th percentile; a gap without measurements. */
export const vitalSeries = ({ points }: Timeline, vital: VitalName): PlotSeries => ({
  times: points.map(({ at }) => seconds(at)),
  values: points.map(({ vitals }) => vitals[vital]?.p75 ?? null),
  format: (value) => formatVital(vital, value),
});

/** Releases that went live in the period, oldest first. */
export const marksOf = (switches: Status['switches'], days: number, now: number = Date.now()): PlotMark[] =>
  switches
    .filter(({ channel, at }) => channel === 'live' && Date.parse(at) > now - days * 86_400_000)
    .map(({ release, at, note, by }) => ({ time: seconds(at), label: release, note: `${note}, by ${by}` }))
    .reverse();
