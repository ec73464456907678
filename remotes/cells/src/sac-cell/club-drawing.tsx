import type { ReactNode } from 'react';
import * as css from './page.module.css';

const drawings: Readonly<Record<string, ReactNode>> = {
  literary: (
    <>
      <path
        className={css.pale}
        d="M100 62c-22-14-50-16-76-10v96c26-6 54-4 76 10 22-14 50-16 76-10V52c-26-6-54-4-76 10z"
      />
      <path d="M100 62v96M40 74c16-2 32 0 46 8M40 94c16-2 32 0 46 8M40 114c16-2 32 0 46 8M114 82c14-8 30-10 46-8M114 102c14-8 30-10 46-8" />
      <path className={css.strong} d="M178 16c-30 8-52 34-58 74l-6 32 12-26c30-6 50-36 52-80z" />
      <path d="M114 122 160 50" />
    </>
  ),
  cultural: (
    <>
      <path className={css.strong} d="M52 62c30-18 66-18 96 0v76c-30 18-66 18-96 0z" />
      <path
        className={css.pale}
        d="M52 62c-14 0-24 17-24 38s10 38 24 38 16-17 16-38-2-38-16-38zM148 62c14 0 24 17 24 38s-10 38-24 38-16-17-16-38 2-38 16-38z"
      />
      <circle className={css.dot} cx="46" cy="100" r="11" />
      <circle className={css.dot} cx="154" cy="100" r="11" />
      <path d="m66 76 17 58 17-62 17 62 17-58M20 34l14 14M180 34l-14 14M100 18v18M20 166l14-14M180 166l-14-14M100 182v-18" />
    </>
  ),
  green: (
    <>
      <path className={css.strong} d="M100 182C38 150 30 78 100 18c70 60 62 132 0 164z" />
      <path d="M100 190V52M100 84l28-22M100 84 72 62M100 112l38-28M100 112 62 84M100 140l36-26M100 140l-36-26" />
      <path
        className={css.pale}
        d="M30 182c2-22 16-34 36-34 0 20-14 34-36 34zM170 182c-2-22-16-34-36-34 0 20 14 34 36 34z"
      />
    </>
  ),
  sports: (
    <>
      <path className={css.pale} d="M50 40h14v124H50zM84 40h14v124H84zM118 40h14v124h-14z" />
      <path className={css.strong} d="M48 30h38v10H48zM96 30h38v10H96z" />
      <circle className={css.strong} cx="152" cy="132" r="30" />
      <path d="M132 112c14 8 26 24 28 48M140 106c14 8 26 24 30 46M20 176h160M18 104l28 8M14 124l30 2" />
    </>
  ),
  movie: (
    <>
      <circle className={css.strong} cx="84" cy="88" r="62" />
      <circle className={css.pale} cx="84" cy="54" r="16" />
      <circle className={css.pale} cx="118" cy="88" r="16" />
      <circle className={css.pale} cx="84" cy="122" r="16" />
      <circle className={css.pale} cx="50" cy="88" r="16" />
      <circle className={css.dot} cx="84" cy="88" r="6" />
      <path className={css.pale} d="M84 150c36 0 62-6 108-6v38c-46 0-90 6-128 0-10-2-20-8-26-16 14-10 28-16 46-16z" />
      <path d="M92 160h10M116 159h10M140 158h10M164 157h10M92 176h10M116 176h10M140 175h10M164 174h10" />
    </>
  ),
};

/** Renders the drawing of a club. */
export function ClubDrawing({ club }: { club: string }) {
  return (
    <svg className={css.drawing} viewBox="0 0 200 200" width="200" height="200" aria-hidden="true">
      {drawings[club]}
    </svg>
  );
}
