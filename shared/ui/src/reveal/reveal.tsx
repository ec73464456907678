import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import { useEntrance } from '../in-view/use-entrance.ts';
import * as css from './reveal.module.css';

interface RevealProps {
  /** The visible part, 0 to 1, from which it enters. */
  threshold?: number;
  /** Seconds. */
  delay?: number;
  from?: 'below' | 'start' | 'end';
  as?: 'div' | 'li' | 'section';
  className?: string | undefined;
  children: ReactNode;
}

/** Renders its children and lets them fade in once when they come into view; what is in view at first stays as it is. */
export function Reveal({
  threshold = 0.1,
  delay,
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
      {...(delay && { style: { '--delay': `${delay}s` } as CSSProperties })}
    >
      {children}
    </Element>
  );
}
