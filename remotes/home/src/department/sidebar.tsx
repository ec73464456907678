import { BackLink } from '@viit/ui/back-link';
import { type MouseEvent, useEffect, useRef } from 'react';
import * as css from './sidebar.module.css';
import { useActiveSection } from './use-active-section.ts';

/** Renders the way back and the links to the page's sections, the active one marked: a column on wide screens, a row to be pushed along on narrow ones. */
export function Sidebar({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const [active, choose] = useActiveSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  // Keeps the active link in sight where the links are a row or longer than the window.
  useEffect(() => {
    const box = list.current;
    const link = box?.querySelector<HTMLElement>(`a[href="#${active}"]`);
    if (!box || !link) return;
    box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
    box.scrollTop = link.offsetTop - (box.clientHeight - link.offsetHeight) / 2;
  }, [active]);

  return (
    <div className={css.side}>
      <BackLink useHistory>Back</BackLink>
      <nav className={css.nav} aria-label="On this page">
        <ul className={css.links} ref={list} role="list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                className={css.link}
                href={`#${id}`}
                aria-current={id === active ? 'location' : undefined}
                onClick={(event) => {
                  if (scrollToSection(event, id)) choose(id);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Scrolls smoothly and lets the keyboard go on from the section's heading; without motion where that is wished. */
function scrollToSection(event: MouseEvent, id: string): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const section = document.getElementById(id);
  if (!section) return false;
  event.preventDefault();
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  return true;
}
