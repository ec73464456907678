import type { ReactNode } from 'react';
import * as css from './callout.module.css';

interface CalloutProps {
  title?: string | undefined;
  /** @default 'info' */
  tone?: 'info' | 'notice' | 'success';
  children: ReactNode;
}

const icons = {
  info: 'M12 10.5v6M12 7.2v.1',
  notice: 'M12 7v6.5M12 16.8v.1',
  success: 'm7.5 12.5 3 3 6-6.5',
};

/** Renders a framed note with an icon. */
export function Callout({ title, tone = 'info', children }: CalloutProps) {
  return (
    <div className={css.callout} role="note" data-tone={tone}>
      <svg className={css.icon} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <path d={icons[tone]} />
      </svg>
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
