import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { about, type ViewId, views } from './content.ts';
import * as css from './page.module.css';

/** SVG path of each icon, in a viewBox of 48 by 48. */
const icons: Record<ViewId, string> = {
  functions:
    'M24 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM24 6v9M24 33v9M6 24h9M33 24h9M11 11l6.5 6.5M30.5 30.5 37 37M37 11l-6.5 6.5M17.5 30.5 11 37',
  committee:
    'M24 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM10 16a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM38 16a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM6 38v-4a6 6 0 0 1 8-5M42 38v-4a6 6 0 0 0-8-5M15 38v-8a9 9 0 0 1 18 0v8',
  patents:
    'M12 5h18l8 8v16M12 5v38h10M30 5v8h8M18 19h14M18 26h10M32 30a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM29 41l-2 5M35 41l2 5',
  roles: 'M9 8h30v34H9zM15 17l2.5 2.5L22 15M15 27l2.5 2.5L22 25M15 37l2.5 2.5L22 35M27 18h7M27 28h7M27 38h7',
  track: 'M20 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM29 29l12 12M14 21l4 4 8-9',
};

/** Renders the landing view: about text and five tiles (R74.1). */
export function Landing() {
  return (
    <>
      <PageSection title="About the cell">
        <Paragraphs texts={about} />
      </PageSection>
      <PageSection title="Explore the cell">
        <ul className={css.tiles} role="list">
          {views.map(({ id, title, text }) => (
            <li key={id}>
              <a className={css.tile} href={`#${id}`}>
                <svg className={css.icon} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
                  <path d={icons[id]} />
                </svg>
                <h3 className={css.tileTitle}>{title}</h3>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
