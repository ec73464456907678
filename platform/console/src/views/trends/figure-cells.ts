import type { Figures } from '@viit/contract/registry-api';
import { failuresPerThousand, formatVital } from '@viit/contract/report-text';
import { vitalNames } from '@viit/contract/reports';
import { formatRate, unbroken } from '../../format.ts';

export const figureColumns = ['Views', 'With errors, of 1000', ...vitalNames];

/** The cells of `figureColumns`. @param minimumViews hides figures from fewer views. */
export const figureCells = (figures: Figures | null, minimumViews = 0) => [
  figures?.views ?? 0,
  figures && figures.views >= minimumViews ? formatRate(failuresPerThousand(figures)) : '–',
  ...vitalNames.map((name) => {
    const vital = figures?.vitals[name];
    return vital && vital.count >= minimumViews ? unbroken(formatVital(name, vital.p75)) : '–';
  }),
];
