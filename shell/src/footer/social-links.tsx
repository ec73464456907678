import { type SocialName, site } from '../settings/site.ts';
import * as css from './social-links.module.css';

/** 20 × 20, stroked; no trade marks. */
const icons: Record<SocialName, string> = {
  Facebook: 'M12.5 5.5h-1a2 2 0 0 0-2 2V16M7 10h5',
  Instagram: 'M4 7h3l1.2-2h3.6L13 7h3v8H4zM10 13.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  Twitter: 'M5 5v7a3.5 3.5 0 0 0 3.5 3.5H13M5 8.5h7',
  YouTube: 'M3.5 5.5h13v9h-13zM8.8 8v4l3.4-2z',
  LinkedIn: 'M5.5 9v6M5.5 5.8v.4M9 15V9M9 12a2.7 2.7 0 0 1 5.4 0v3',
};

export function SocialLinks({ order }: { order: readonly SocialName[] }) {
  return (
    <ul className={css.list} role="list" aria-label="Social media">
      {order.map((name) => (
        <li key={name}>
          <a className={css.link} href={site.social[name]} target="_blank" rel="noopener">
            <svg viewBox="0 0 20 20" width="20" height="20" role="img" aria-label={`${name} (opens in a new tab)`}>
              <path d={icons[name]} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
