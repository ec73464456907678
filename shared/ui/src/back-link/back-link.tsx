import { goBack } from '@viit/runtime';
import * as css from './back-link.module.css';

interface BackLinkProps {
  /** Where the link leads; the home page unless told otherwise. */
  href?: string;
  /** Go back in browser history instead, where there is a page to go back to. */
  useHistory?: boolean;
  children?: string;
}

/** Renders the Back control that every content page carries (spec 2, section 1; spec 3, "Back behaviour"). Works as a plain link without JavaScript. */
export function BackLink({ href = '/', useHistory = false, children = 'Back to home' }: BackLinkProps) {
  return (
    <a
      className={css.link}
      href={href}
      {...(useHistory && {
        onClick: (event) => {
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
