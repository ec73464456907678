import { isPlainClick, useVideoStore } from '@viit/runtime';
import { HiddenText } from '@viit/ui/hidden-text';
import { site } from '../settings/site.ts';
import * as css from './logo.module.css';

export function Logo() {
  return (
    <svg className={css.logo} viewBox="0 0 138 44" width="138" height="44" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="22" cy="22" r="19.5" strokeWidth="4" strokeDasharray="5.1 5.11" />
        <circle cx="22" cy="22" r="16.5" strokeWidth="2.6" />
      </g>
      <path className={css.wave} d="M8.6 26.4q3.3-3.4 6.7 0t6.7 0 6.7 0 6.7 0A13.9 13.9 0 0 1 8.6 26.4Z" />
      <path className={css.needle} d="m22 7.5 3.2 12.2L22 24l-3.2-4.3z" />
      <g fill="currentColor">
        <path d="M52 9h6.6l6.9 19L72.4 9H79L68.6 35h-6.2z" />
        <path d="M84 9h6v26h-6zM111 9h25v5.5h-9.5V35h-6V14.5H111z" />
      </g>
      <path className={css.needle} d="M97 9h6v26h-6z" />
    </svg>
  );
}

interface LogoLinkProps {
  path: string;
  onFollow?: () => void;
}

/** Also starts the intro video (R4.2). */
export function LogoLink({ path, onFollow }: LogoLinkProps) {
  return (
    <a
      className={css.link}
      href="/"
      aria-current={path === '/' ? 'page' : undefined}
      onClick={(event) => {
        if (isPlainClick(event)) useVideoStore.getState().play();
        onFollow?.();
      }}
    >
      <Logo />
      <HiddenText>{site.name} home</HiddenText>
    </a>
  );
}
