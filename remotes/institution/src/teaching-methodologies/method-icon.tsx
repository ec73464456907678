import type { Method } from './content.ts';
import * as css from './page.module.css';

/** SVG path of each icon: a flask, two speech bubbles, a path through a maze, a screen beside a board. */
const paths: Record<Method['id'], string> = {
  experiential: 'M19 6h10M21 6v11L11 36a4 4 0 0 0 3.6 6h18.8a4 4 0 0 0 3.6-6L27 17V6M15 29h18M22 35h.1M27 32h.1',
  participative: 'M5 9h22v15H15l-6 6v-6H5zM32 18h11v15h-4v6l-6-6H21v-4',
  'problem-solving': 'M5 42V6h37v36H13V14h21v20H21V22h5v6M5 42h0',
  blended: 'M5 8h26v19H5zM11 34h14M18 27v7M15 13l8 4.5-8 4.5zM36 14h7v20h-7M36 20h7M36 27h7',
};

/** Renders the icon of a method. */
export function MethodIcon({ method }: { method: Method['id'] }) {
  return (
    <svg className={css.icon} viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
      <path d={paths[method]} />
    </svg>
  );
}
