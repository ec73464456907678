import { HiddenText } from '@viit/ui/hidden-text';
import type { ReactNode } from 'react';
import * as css from './button.module.css';

interface ButtonProps {
  /** An address makes it a link. */
  href?: string | undefined;
  onClick?: () => void;
  /** `accent` for the one main action, `quiet` for others, `light` on strong surfaces. */
  tone?: 'accent' | 'quiet' | 'light';
  children: ReactNode;
}

/** Renders a button, or a link that looks like one; to documents and other websites it opens a new tab and says so. */
export function Button({ href, onClick, tone = 'accent', children }: ButtonProps) {
  if (href) {
    const leaves = /^https?:|\.(?:pdf|png|jpe?g|webp)$/i.test(href);
    return (
      <a
        className={css.button}
        data-tone={tone}
        href={href}
        {...(leaves && { target: '_blank', rel: 'noopener' })}
        {...(onClick && { onClick })}
      >
        {children}
        {leaves && <HiddenText> (opens in a new tab)</HiddenText>}
      </a>
    );
  }
  return (
    <button className={css.button} data-tone={tone} type="button" {...(onClick && { onClick })}>
      {children}
    </button>
  );
}
