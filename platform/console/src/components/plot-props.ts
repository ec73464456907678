/** Null is a gap. */
export interface PlotSeries {
  /** In seconds since 1970. */
  times: readonly number[];
  values: readonly (number | null)[];
  format: (value: number) => string;
}

export interface PlotMark {
  time: number;
  label: string;
  note: string;
}

export interface PlotProps {
  title: string;
  series: PlotSeries;
  marks: readonly PlotMark[];
  days: number;
}
