import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import { useEntrance } from '../entrance/use-entrance.ts';
import * as css from './reveal.module.css';

interface RevealProps {
  /** The visible part, 0 to 1, from which it enters. */
  threshold?: number;
  /** Its place among those that enter together, from 0: each waits a `--stagger` longer than the one before. */
  place?: number;
  from?: 'below' | 'start' | 'end';
  as?: 'div' | 'li' | 'section';
  className?: string | undefined;
  children: ReactNode;
}

/** Renders its children and lets them fade in once when they come into view; what is in view at first stays as it is. */
export function Reveal({
  threshold = 0.1,
  place,
  from = 'below',
  as: Element = 'div',
  className,
  children,
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const entrance = useEntrance(ref, threshold);
  return (
    <Element
      className={className ? `${css.reveal} ${className}` : css.reveal}
      ref={ref as Ref<never>}
      data-entrance={entrance}
      data-from={from}
      {...(place && { style: { '--place': place } as CSSProperties })}
    >
      {children}
    </Element>
  );
}
