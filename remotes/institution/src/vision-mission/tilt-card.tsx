import { type PointerEvent, type ReactNode, useRef } from 'react';
import * as css from './page.module.css';
import { allowsTilt, type Tilt, tiltTowards } from './tilt.ts';

interface TiltCardProps {
  /** Which of the two cards it is. */
  variant: 'vision' | 'mission';
  /** Id of the heading that names the card. */
  labelledBy: string;
  children: ReactNode;
}

/** Renders a card that tilts towards the pointer, except for touch and under reduced motion (R45.3). */
export function TiltCard({ variant, labelledBy, children }: TiltCardProps) {
  const card = useRef<HTMLElement>(null);
  const setTilt = ({ x, y }: Tilt) => {
    card.current?.style.setProperty('--tilt-x', `${x.toFixed(2)}deg`);
    card.current?.style.setProperty('--tilt-y', `${y.toFixed(2)}deg`);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'touch' || !allowsTilt()) return;
    setTilt(tiltTowards({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect()));
  };
  return (
    // The outer element measures the pointer and does not move; only the card inside it tilts.
    <div className={css.pointerArea} onPointerMove={follow} onPointerLeave={() => setTilt({ x: 0, y: 0 })}>
      <section ref={card} className={css.card} data-variant={variant} aria-labelledby={labelledBy}>
        {children}
      </section>
    </div>
  );
}
