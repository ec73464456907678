export interface WidthComparison {
  width: number;
  /** Of the picture's area; 0 if it looks the same. */
  changedPercent: number;
  /** Around all differences, in CSS px. */
  area: { x: number; y: number; width: number; height: number } | undefined;
  /** File names; `undefined` if the page does not exist on that side or nothing differs. */
  pictures: { from: string | undefined; to: string | undefined };
}

interface Findings {
  added: string[];
  removed: string[];
}

export interface VisualPage {
  path: string;
  section: string;
  widths: WidthComparison[];
  /** At the widest width. */
  axe: Findings;
  /** Console messages, uncaught errors and failed requests. */
  console: Findings;
  /** Cumulative layout shift at the narrowest width. */
  layoutShift: { from: number; to: number };
}

export interface VisualComparison {
  /** Look and behave the same. */
  same: string[];
  /** Pages in `same` that were not opened, because their bytes are equal. */
  identical: string[];
  pages: VisualPage[];
}

/** Layout shift depends a little on when files arrive. */
const shiftTolerance = 0.05;

export const isShiftDifferent = ({ layoutShift: { from, to } }: Pick<VisualPage, 'layoutShift'>): boolean =>
  Math.abs(to - from) >= shiftTolerance;
