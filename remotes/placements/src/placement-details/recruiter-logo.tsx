import { Picture } from '@viit/ui/picture';
import type { EntryIn } from '../use-entries.ts';
import { drawingOf, type LogoDrawing } from './logo-drawings.ts';
import * as css from './recruiter-logo.module.css';

/** SVG path of each emblem, in a viewBox of 24 by 24. */
const emblemPaths: Record<LogoDrawing['emblem'], string> = {
  wave: 'M2 9q5-6 10 0t10 0v5q-5 6-10 0T2 14z',
  ring: 'M12 2a10 10 0 1 0 .01 0zm0 5a5 5 0 1 1-.01 0z',
  hex: 'M12 1.5 21 7v10l-9 5.5L3 17V7zm0 5.2L7.5 9.4v5.2l4.5 2.7 4.5-2.7V9.4z',
  bars: 'M3 13h4v8H3zm7-6h4v14h-4zm7-5h4v19h-4z',
  bolt: 'M14 1 4 14h6l-1 9 11-14h-7z',
  leaf: 'M21 3C8 3 3 9 3 15c0 2 .6 4 1.6 5.4C6 15 10 11 15 9c-4 4-6.5 7.5-7.5 12C17 22 22 14 21 3z',
  peak: 'M1 21 9 5l4 7 3-4 7 13z',
  grid: 'M2 2h9v9H2zm11 0h9v9h-9zM2 13h9v9H2zm14 0a6 6 0 0 1 6 6v3h-9v-9z',
  sun: 'M12 7a5 5 0 1 0 .01 0zM11 0h2v4h-2zm0 20h2v4h-2zM0 11h4v2H0zm20 0h4v2h-4zM3 4.4 4.4 3l2.9 2.9-1.4 1.4zM16.7 18.1l1.4-1.4L21 19.6 19.6 21zM3 19.6l2.9-2.9 1.4 1.4L4.4 21zM16.7 5.9 19.6 3 21 4.4l-2.9 2.9z',
};

/** Renders a company's logo, or a drawn one: emblem, first word large, other words below it. */
export function RecruiterLogo({ id, name, logo }: EntryIn<'recruiters'>) {
  if (logo) {
    return (
      <span className={css.picture}>
        <Picture {...logo} fit="contain" sizes="10rem" />
      </span>
    );
  }
  const { emblem, lettering, tone } = drawingOf(id);
  const [first, ...rest] = name.split(' ');
  return (
    <span className={css.logo} data-lettering={lettering} data-tone={tone}>
      <svg className={css.emblem} viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
        <path d={emblemPaths[emblem]} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span>
        <span className={css.first}>{first}</span> <span className={css.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
