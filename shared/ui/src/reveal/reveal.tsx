import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react';
import { useEntrance } from '../entrance/use-entrance.ts';
import * as css from './reveal.module.css';

interface RevealProps {
  /** @default 0.1 */
  threshold?: number;
  /** Position among elements that enter together. @default 0 */
  order?: number;
  /** @default 'below' */
  from?: 'below' | 'start' | 'end';
  /** @default 'div' */
  as?: 'div' | 'li' | 'section';
  className?: string | undefined;
  children: ReactNode;
}

/** Renders children that fade in once. Content in view at hydration does not move. */
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
