import { HiddenText } from '@viit/ui/hidden-text';
import type { ReactNode } from 'react';
import * as css from './button.module.css';

interface ButtonProps {
  href?: string | undefined;
  onClick?: () => void;
  /** `light` is for strong surfaces. @default 'accent' */
  tone?: 'accent' | 'quiet' | 'light';
  children: ReactNode;
}

/** Renders a button, or a link that looks like one. Documents and other websites open in a new tab. */
export function Button({ href, onClick, tone = 'accent', children }: ButtonProps) {
  if (href) {
    const opensNewTab = /^https?:|\.(?:pdf|png|jpe?g|webp)$/i.test(href);
    return (
      <a
        className={css.button}
        data-tone={tone}
        href={href}
        {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        {...(onClick && { onClick })}
      >
        {children}
        {opensNewTab && <HiddenText> (opens in a new tab)</HiddenText>}
      </a>
    );
  }
  return (
    <button className={css.button} data-tone={tone} type="button" {...(onClick && { onClick })}>
      {children}
    </button>
  );
}
