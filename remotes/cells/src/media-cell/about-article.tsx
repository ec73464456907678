import { Paragraphs } from '@viit/ui/paragraphs';
import { about, established } from './content.ts';
import * as css from './page.module.css';

/** Renders the about text like the front page of a newspaper, with the founding year in the date line. */
export function AboutArticle() {
  return (
    <div className={css.paper}>
      <p className={css.dateline}>
        <span>Hill Campus</span>
        <span>Since {established}</span>
        <span>English and Telugu</span>
      </p>
      <div className={css.columns}>
        <Camera />
        <Paragraphs texts={about} />
      </div>
    </div>
  );
}

function Camera() {
  return (
    <svg className={css.camera} viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <path className={css.sky} d="M0 0h320v200H0z" />
      <path className={css.sea} d="M0 128h320v72H0z" />
      <circle className={css.sun} cx="246" cy="118" r="34" />
      <path
        className={css.swell}
        d="M0 148q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M0 168q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
      />
      <path className={css.body} d="M72 74h34l12-18h52l12 18h34v88H72z" />
      <circle className={css.barrel} cx="144" cy="118" r="36" />
      <circle className={css.glass} cx="144" cy="118" r="25" />
      <path className={css.gleam} d="M130 112a16 16 0 0 1 14-12" />
      <path className={css.mark} d="M82 84h16v9H82z" />
    </svg>
  );
}
