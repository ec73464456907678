import { useHydrated, useReducedMotion } from '@viit/runtime';
import { PauseButton } from '@viit/ui/pause-button';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useOverflow } from '../overflow/use-overflow.ts';
import * as css from './marquee.module.css';

interface MarqueeRow {
  /** How long one cycle takes. */
  seconds: number;
  children: ReactNode;
  direction?: 'start' | 'end';
}

interface MarqueeProps extends MarqueeRow {
  /** Names the strip, and what the pause control stops. */
  label: string;
}

/**
 * Renders an endless strip. It stops by its pause control, while the pointer or the focus is in it, and under reduced
 * motion, where it is a row that wraps or is scrolled by hand. The second copy, which makes it endless, comes after hydration and is hidden from readers.
 */
export function Marquee({ label, ...row }: MarqueeProps) {
  return <MarqueeRows label={label} rows={[{ id: 'row', ...row }]} />;
}

interface MarqueeRowsProps {
  label: string;
  rows: readonly (MarqueeRow & { id: string })[];
}

/** Renders several endless strips, one below the other, under one pause control. */
export function MarqueeRows({ label, rows }: MarqueeRowsProps) {
  const hydrated = useHydrated();
  const [paused, setPaused] = useState(false);
  return (
    <section className={css.marquee} aria-label={label} data-moving={hydrated && !paused} data-ready={hydrated}>
      {rows.map(({ id, ...row }) => (
        <Strip key={id} label={label} hydrated={hydrated} {...row} />
      ))}
      <div className={css.control}>
        {hydrated && <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label={label} />}
      </div>
    </section>
  );
}

interface StripProps extends MarqueeRow {
  label: string;
  hydrated: boolean;
}

function Strip({ label, hydrated, seconds, direction = 'start', children }: StripProps) {
  const window = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(window);
  // Until it runs, and without scripts for good, it is scrolled by hand or by the arrow keys.
  const isScrolled = (useReducedMotion() && overflows) || !hydrated;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens only to undo what the focus scrolled to.
    <div
      className={css.window}
      ref={window}
      data-direction={direction}
      style={{ '--cycle': `${seconds}s` } as CSSProperties}
      {...(isScrolled && { role: 'group', 'aria-label': label, tabIndex: 0 })}
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
