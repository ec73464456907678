import { isPlainClick, prefersReducedMotion } from '@viit/runtime';
import { BackLink } from '@viit/ui/back-link';
import { type MouseEvent, useEffect, useRef } from 'react';
import * as css from './sidebar.module.css';
import { useActiveBlock } from './use-active-block.ts';

/** Renders the Back link and links to the page's blocks with the active one marked: a column on wide screens, a row that scrolls on narrow ones (R32.5). */
export function Sidebar({ blocks }: { blocks: readonly { id: string; title: string }[] }) {
  const { active, choose } = useActiveBlock(blocks.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  // Scrolls the list so that the active link is visible.
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
          {blocks.map(({ id, title }) => (
            <li key={id}>
              <a
                className={css.link}
                href={`#${id}`}
                aria-current={id === active ? 'location' : undefined}
                onClick={(event) => {
                  if (scrollToBlock(event, id)) choose(id);
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

/** Scrolls to a block, smoothly unless motion is reduced, and focuses its heading (R32.10). Returns false if the browser handles the click. */
function scrollToBlock(event: MouseEvent, id: string): boolean {
  if (!isPlainClick(event)) return false;
  const block = document.getElementById(id);
  if (!block) return false;
  event.preventDefault();
  block.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  return true;
}
