import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import { useEntrance } from '../entrance/use-entrance.ts';
import * as css from './reveal.module.css';

interface RevealProps {
  /** The visible share, 0 to 1, from which it enters. @default 0.1 */
  threshold?: number;
  /** Its position among elements that enter together, from 0: each starts a `--stagger` later than the previous one. @default 0 */
  order?: number;
  /** The direction it comes from. @default 'below' */
  from?: 'below' | 'start' | 'end';
  /** @default 'div' */
  as?: 'div' | 'li' | 'section';
  className?: string | undefined;
  children: ReactNode;
}

/** Renders its children, which fade in once when they come into view. Content in view at hydration does not move. */
export function Reveal({
  threshold = 0.1,
  order,
  from = 'below',
  as: Element = 'div',
  className,
  children,
}: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const entrance = useEntrance(ref, { threshold });
  return (
    <Element
      className={className ? `${css.reveal} ${className}` : css.reveal}
      ref={ref as Ref<never>}
      data-entrance={entrance}
      data-from={from}
      {...(order && { style: { '--order': order } as CSSProperties })}
    >
      {children}
    </Element>
  );
}
