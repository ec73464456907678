import { isPlainClick, navigate, useHydrated } from '@viit/runtime';
import { Marquee } from '@viit/ui/marquee';
import { PageSection } from '@viit/ui/page-section';
import { type CSSProperties, type MouseEvent, useRef } from 'react';
import * as fullWidth from '../full-width.module.css';
import * as css from './cells.module.css';
import drawings from './cells.svg';
import { type Cell, cells } from './content.ts';
import { useWindowCentre } from './use-window-centre.ts';

/** One cycle of the strip (R27.1). */
const seconds = 45;
/** Milliseconds from the click to the navigation: the page is at its top first (R27.4). */
const delayMs = 100;

/** Renders the cells in an endless strip; on wide screens a card grows towards the middle of the window (R27.1, R27.2). */
export function Cells() {
  const strip = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  useWindowCentre(strip);
  return (
    <PageSection
      id="cells"
      title="Our Cells & Councils"
      tone="sunken"
      lede="Fourteen cells, clubs and councils that support innovation, service and student life."
    >
      <div className={`${fullWidth.strip} ${css.hydrated}`} ref={strip} data-hydrated={hydrated}>
        <Marquee label="Cells and councils" seconds={seconds}>
          <ul className={css.strip} role="list">
            {cells.map((cell, index) => (
              <li
                key={cell.name}
                className={css.item}
                style={{ '--position': (index + 0.5) / cells.length } as CSSProperties}
              >
                <CellCard cell={cell} />
              </li>
            ))}
          </ul>
        </Marquee>
      </div>
    </PageSection>
  );
}

function CellCard({ cell: { name, drawing, note, href } }: { cell: Cell }) {
  const content = (
    <>
      <img className={css.picture} src={`${drawings}#${drawing}`} alt="" width={240} height={180} loading="lazy" />
      <h3 className={css.name}>{name}</h3>
      <p className={css.note}>{note}</p>
      {href && (
        // A link says that it can be followed: its name is that of the cell.
        <p className={css.hint} aria-hidden="true">
          Click to explore
        </p>
      )}
    </>
  );
  if (!href) return <div className={css.card}>{content}</div>;
  return (
    <a className={css.card} href={href} onClick={(event) => explore(event, href)}>
      {content}
    </a>
  );
}

/** Scrolls to the top, then navigates to the cell's page. */
function explore(event: MouseEvent, href: string) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: 'instant' });
  setTimeout(() => navigate(href), delayMs);
}
