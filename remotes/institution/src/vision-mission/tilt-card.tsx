import { type PointerEvent, type ReactNode, useRef } from 'react';
import * as css from './page.module.css';
import { mayTilt, type Tilt, tiltTowards } from './tilt.ts';

interface TiltCardProps {
  /** Which of the two looks. */
  look: 'vision' | 'mission';
  /** Id of the heading that names the card. */
  labelledBy: string;
  children: ReactNode;
}

/** Renders a card that leans towards the pointer; it lies still for touch and under reduced motion (R45.3). */
export function TiltCard({ look, labelledBy, children }: TiltCardProps) {
  const card = useRef<HTMLElement>(null);
  const turn = ({ x, y }: Tilt) => {
    card.current?.style.setProperty('--tilt-x', `${x.toFixed(2)}deg`);
    card.current?.style.setProperty('--tilt-y', `${y.toFixed(2)}deg`);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'touch' || !mayTilt()) return;
    turn(tiltTowards({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect()));
  };
  return (
    // The stage stays where it is and measures the pointer; only the card on it turns.
    <div className={css.stage} onPointerMove={follow} onPointerLeave={() => turn({ x: 0, y: 0 })}>
      <section ref={card} className={css.card} data-look={look} aria-labelledby={labelledBy}>
        {children}
      </section>
    </div>
  );
}
