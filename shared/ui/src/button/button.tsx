import type { ReactNode } from 'react';
import * as css from './button.module.css';

interface ButtonProps {
  /** An address makes it a link. */
  href?: string;
  onClick?: () => void;
  /** `accent` for the one main action, `quiet` for others, `light` on strong surfaces. */
  tone?: 'accent' | 'quiet' | 'light';
  children: ReactNode;
}

/** Renders a button, or a link that looks like one. */
export function Button({ href, onClick, tone = 'accent', children }: ButtonProps) {
  if (href) {
    return (
      <a className={css.button} data-tone={tone} href={href} {...(onClick && { onClick })}>
        {children}
      </a>
    );
  }
  return (
    <button className={css.button} data-tone={tone} type="button" {...(onClick && { onClick })}>
      {children}
    </button>
  );
}
