import { goBack, isPlainClick } from '@viit/runtime';
import * as css from './back-link.module.css';

interface BackLinkProps {
  /** @default '/' */
  href?: string;
  /** @default false */
  useHistory?: boolean;
  /** @default 'Back to home' */
  children?: string;
}

/** Renders the Back link of a page (R10.1), without JavaScript a plain link. */
export function BackLink({ href = '/', useHistory = false, children = 'Back to home' }: BackLinkProps) {
  return (
    <a
      className={css.link}
      href={href}
      {...(useHistory && {
        onClick: (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          goBack(href);
        },
      })}
    >
      <svg className={css.arrow} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M11.5 4 5.5 10l6 6M6 10h10" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      {children}
    </a>
  );
}
