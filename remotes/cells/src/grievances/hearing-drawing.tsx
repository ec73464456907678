import * as css from './page.module.css';

/** Renders two speech bubbles above one sheet of paper. */
export function HearingDrawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 280 240" width="280" height="240" aria-hidden="true">
      <path
        className={css.left}
        d="M12 16h116a12 12 0 0 1 12 12v62a12 12 0 0 1-12 12H66l-26 26v-26H12A12 12 0 0 1 0 90V28a12 12 0 0 1 12-12z"
      />
      <path
        className={css.right}
        d="M152 40h116a12 12 0 0 1 12 12v62a12 12 0 0 1-12 12h-28v26l-26-26h-62a12 12 0 0 1-12-12V52a12 12 0 0 1 12-12z"
      />
      <path className={css.speech} d="M22 42h84M22 60h66M22 78h76M164 66h92M164 84h70M164 102h82" />
      <path className={css.sheet} d="M92 140h76l24 24v72H92z" />
      <path className={css.fold} d="M168 140v24h24z" />
      <path className={css.lines} d="M106 176h70M106 192h70M106 208h42" />
      <path className={css.sign} d="M154 218q8-14 12 0t12-4 8 2" />
    </svg>
  );
}
