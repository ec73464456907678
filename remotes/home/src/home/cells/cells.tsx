import { navigate, useHydrated } from '@viit/runtime';
import { Marquee } from '@viit/ui/marquee';
import { PageSection } from '@viit/ui/page-section';
import { type CSSProperties, type MouseEvent, useRef } from 'react';
import * as wide from '../wide-strip.module.css';
import * as css from './cells.module.css';
import pictures from './cells.svg';
import { type Cell, cells } from './content.ts';
import { useCentre } from './use-centre.ts';

/** One cycle of the strip (spec 1, section 9). */
const seconds = 45;
/** From the click to the move, so that the page is seen going to its top (spec 1, section 2.3). */
const delay = 100;

/** Renders the cells in an endless strip; on wide screens a card swells as it nears the middle of the window (spec 1, section 2.3). */
export function Cells() {
  const strip = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  useCentre(strip);
  return (
    <PageSection
      id="cells"
      title="Our Cells & Councils"
      tone="sunken"
      lede="Fourteen groups that students run with a teacher beside them, from patents to tree planting."
    >
      <div className={`${wide.bleed} ${css.live}`} ref={strip} data-live={hydrated}>
        <Marquee label="cells" seconds={seconds}>
          <ul className={css.strip} role="list">
            {cells.map((cell, index) => (
              <li
                key={cell.name}
                className={css.item}
                style={{ '--at': (index + 0.5) / cells.length } as CSSProperties}
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

function CellCard({ cell: { name, picture, note, href } }: { cell: Cell }) {
  const words = (
    <>
      <img className={css.picture} src={`${pictures}#${picture}`} alt="" width={240} height={180} loading="lazy" />
      <h3 className={css.name}>{name}</h3>
      <p className={css.note}>{note}</p>
      {href && <p className={css.hint}>Click to explore</p>}
    </>
  );
  if (!href) return <article className={css.card}>{words}</article>;
  return (
    <a className={css.card} href={href} onClick={(event) => explore(event, href)}>
      {words}
    </a>
  );
}

/** To the top first, then to the cell's page. A click that asks for a new tab or window stays the browser's. */
function explore(event: MouseEvent, href: string) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: 'instant' });
  setTimeout(() => navigate(href), delay);
}
