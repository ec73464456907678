/** How one width of a page differs. */
export interface WidthComparison {
  width: number;
  /** Share of the picture's area, in percent, that differs; 0 where it looks the same. */
  changedPercent: number;
  /** The rectangle around everything that differs, in CSS px. */
  area: { x: number; y: number; width: number; height: number } | undefined;
  /** Files in the folder of pictures; `undefined` where the page does not exist on that side or nothing differs. */
  pictures: { from: string | undefined; to: string | undefined };
}

/** What is new and what is gone. */
interface Findings {
  added: string[];
  removed: string[];
}

/** What a browser shows of a page on both sides. */
export interface VisualPage {
  path: string;
  section: string;
  widths: WidthComparison[];
  /** Findings of axe, at the widest width. */
  axe: Findings;
  /** Messages on the console, uncaught errors and failed requests. */
  console: Findings;
  /** Cumulative layout shift, at the narrowest width. */
  layoutShift: { from: number; to: number };
}

/** What a browser shows of two releases. */
export interface VisualComparison {
  /** Pages that look and behave the same. */
  same: string[];
  /** Those of them that were not opened, because both sides have the same bytes. */
  identical: string[];
  /** Pages that differ. */
  pages: VisualPage[];
}

/** Below this difference the cumulative layout shift counts as the same: it depends a little on when files arrive. */
const shiftTolerance = 0.05;

/** Whether the layout of a page shifts more, or less, than before. */
export const isShiftDifferent = ({ layoutShift: { from, to } }: Pick<VisualPage, 'layoutShift'>): boolean =>
  Math.abs(to - from) >= shiftTolerance;
