import * as css from './page.module.css';

/** Renders one idea in four states: sketch, wire frame, rough model, finished product. */
export function PrototypeDrawing() {
  return (
    <svg className={css.prototype} viewBox="0 0 220 220" width="220" height="220" aria-hidden="true">
      <path className={css.paper} d="M0 0h220v220H0z" />
      <path className={css.grid} d="M0 55h220M0 110h220M0 165h220M55 0v220M110 0v220M165 0v220" />
      <path className={css.sketch} d="M22 62q34-40 66 0M24 64q30 26 64 0M30 54l52 18M34 74l44-28" />
      <path className={css.wire} d="m136 44 30-16 30 16v36l-30 16-30-16zM136 44l30 16 30-16M166 60v36" />
      <path className={css.model} d="m26 152 29-15 29 15v36l-29 15-29-15z" />
      <path className={css.edge} d="m26 152 29 15 29-15M55 167v36" />
      <path className={css.top} d="m136 152 30-16 30 16-30 16z" />
      <path className={css.left} d="m136 152 30 16v36l-30-16z" />
      <path className={css.right} d="m196 152-30 16v36l30-16z" />
    </svg>
  );
}
