import { useHydrated, useReducedMotion } from '@viit/runtime';
import { PauseButton } from '@viit/ui/pause-button';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useOffscreenMark } from '../offscreen/use-offscreen-mark.ts';
import { useOverflow } from '../overflow/use-overflow.ts';
import * as css from './marquee.module.css';

interface MarqueeRow {
  /** Duration of one cycle. */
  seconds: number;
  children: ReactNode;
  /** @default 'start' */
  direction?: 'start' | 'end';
}

interface MarqueeProps extends MarqueeRow {
  /** Such as "Recruiters". */
  label: string;
}

/**
 * Renders an endless strip with a pause button. Stops under pointer or focus, outside the window and under reduced motion.
 * The second copy is hidden from screen readers.
 */
export function Marquee({ label, ...row }: MarqueeProps) {
  return <MarqueeRows label={label} rows={[{ id: 'row', ...row }]} />;
}

interface MarqueeRowsProps {
  label: string;
  rows: readonly (MarqueeRow & { id: string })[];
}

/** Renders strips with one pause button. */
export function MarqueeRows({ label, rows }: MarqueeRowsProps) {
  const hydrated = useHydrated();
  const [paused, setPaused] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a region would be a second landmark in its section
    <div
      className={css.marquee}
      role="group"
      aria-label={label}
      data-moving={hydrated && !paused}
      data-ready={hydrated}
    >
      {rows.map(({ id, ...row }) => (
        <Strip key={id} label={label} hydrated={hydrated} {...row} />
      ))}
      <div className={css.control}>
        {hydrated && <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label={label} />}
      </div>
    </div>
  );
}

interface StripProps extends MarqueeRow {
  label: string;
  hydrated: boolean;
}

function Strip({ label, hydrated, seconds, direction = 'start', children }: StripProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(viewport);
  useOffscreenMark(viewport);
  // A strip that scrolls needs a tab stop.
  const isScrollable = (useReducedMotion() && overflows) || !hydrated;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens only to reset what focus has scrolled.
    <div
      className={css.viewport}
      ref={viewport}
      data-direction={direction}
      style={{ '--cycle': `${seconds}s` } as CSSProperties}
      {...(isScrollable && { role: 'group', 'aria-label': `${label}, scrollable`, tabIndex: 0 })}
      onBlur={({ currentTarget }) => {
        currentTarget.scrollLeft = 0;
      }}
    >
      <div className={css.strip}>{children}</div>
      {hydrated && (
        <div className={css.strip} aria-hidden="true" inert>
          {children}
        </div>
      )}
    </div>
  );
}
