import UPlot from 'uplot';
import type { PlotMark, PlotProps } from './plot-props.ts';

const height = 220;
/** In px. Of closer marks only the first has a label. */
const labelRoom = 24;

/** Redraws when the width or the colour scheme changes. @returns a function that removes the plot. */
export function drawPlot(frame: HTMLElement, props: PlotProps): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let plot: UPlot | undefined;
  const draw = () => {
    plot?.destroy();
    plot = new UPlot(optionsFor(frame, props), dataOf(props), frame);
  };
  draw();
  const resize = new ResizeObserver(() => {
    if (plot && plot.width !== frame.clientWidth) plot.setSize({ width: frame.clientWidth, height });
  });
  resize.observe(frame);
  dark.addEventListener('change', draw);
  return () => {
    resize.disconnect();
    dark.removeEventListener('change', draw);
    plot?.destroy();
  };
}

const dataOf = ({ series: { times, values } }: PlotProps): UPlot.AlignedData => [[...times], [...values]];

function optionsFor(frame: HTMLElement, { series: { format }, marks, days }: PlotProps): UPlot.Options {
  const styles = getComputedStyle(frame);
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  const font = `12px ${styles.fontFamily}`;
  const axis = { font, stroke: colour('--plot-text'), grid: { stroke: colour('--plot-grid'), width: 1 } };
  const now = Date.now() / 1000;
  return {
    ...{ width: frame.clientWidth, height, padding: [20, 12, 0, 0] },
    cursor: { points: { size: 8 }, drag: { x: false, y: false } },
    scales: {
      x: { range: [now - days * 86_400, now] },
      y: { range: (_plot, _least, most) => [0, Math.max(most ?? 0, Number.MIN_VALUE) * 1.15 || 1] },
    },
    axes: [
      {
        ...axis,
        space: 52,
        incrs: ticksFor(days),
        values: (_plot, ticks) => ticks.map((tick) => formatTick(tick, days)),
      },
      { ...axis, size: 64, values: (_plot, ticks) => ticks.map(format) },
    ],
    series: [
      { value: (_plot, time) => (time ? formatMoment(time) : '') },
      {
        ...{ label: 'Value', stroke: colour('--plot-line'), width: 2, points: { size: 6 } },
        value: (_plot, value) => (typeof value === 'number' ? format(value) : ''),
      },
    ],
    hooks: {
      draw: [(plot) => drawMarks(plot, marks, { line: colour('--plot-mark'), text: colour('--plot-text'), font })],
    },
  };
}

/** In seconds: whole hours or whole days. */
const ticksFor = (days: number): number[] =>
  days === 1 ? [1, 2, 3, 6].map((hours) => hours * 3600) : [1, 2, 3, 7, 14, 30].map((count) => count * 86_400);

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const formatTick = (time: number, days: number): string => (days === 1 ? hour : day).format(time * 1000);
const formatMoment = (time: number): string => `${day.format(time * 1000)}, ${hour.format(time * 1000)}`;

/** Dashed lines with release numbers above them. */
function drawMarks(
  { ctx, bbox, valToPos }: UPlot,
  marks: readonly PlotMark[],
  { line, text, font }: { line: string; text: string; font: string },
): void {
  const ratio = window.devicePixelRatio;
  let lastLabel = Number.NEGATIVE_INFINITY;
  ctx.save();
  ctx.strokeStyle = line;
  ctx.fillStyle = text;
  ctx.font = font.replace(/^\d+/, (size) => String(Number(size) * ratio));
  ctx.textAlign = 'center';
  ctx.lineWidth = ratio;
  ctx.setLineDash([4 * ratio, 4 * ratio]);
  for (const { time, label } of marks) {
    const x = Math.round(valToPos(time, 'x', true));
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    if (x - lastLabel < labelRoom * ratio) continue;
    ctx.fillText(label, x, bbox.top - 6 * ratio);
    lastLabel = x;
  }
  ctx.restore();
}
