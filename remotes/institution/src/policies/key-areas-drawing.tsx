import { keyAreas } from './content.ts';
import * as css from './page.module.css';

const angle = 360 / keyAreas.length;

/**
 * Renders one petal for each key area. The list beside it has the same information, so screen readers skip the drawing.
 */
export function KeyAreasDrawing() {
  return (
    <svg className={css.drawing} viewBox="-200 -200 400 400" width="400" height="400" aria-hidden="true">
      <circle className={css.rim} r="186" />
      <circle className={css.ring} r="118" />
      {keyAreas.map(({ title }, index) => (
        <g key={title} transform={`rotate(${index * angle})`}>
          <path className={css.petal} data-even={index % 2 === 0} d="M0-176 34-96 0-58-34-96z" />
          <path className={css.shade} d="M0-176 34-96 0-58z" />
          <text className={css.number} transform={`translate(0 -104) rotate(${-index * angle})`}>
            {index + 1}
          </text>
        </g>
      ))}
      <circle className={css.hub} r="54" />
      <text className={css.count} y="-6">
        32
      </text>
      <text className={css.unit} y="26">
        policies
      </text>
    </svg>
  );
}
