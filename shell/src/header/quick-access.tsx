import { memo } from 'react';
import { portals } from '../menu/quick-access.ts';
import { NewTabIcon } from './menu-links.tsx';
import * as css from './quick-access.module.css';

/** R4.10. */
export const QuickAccess = memo(function QuickAccess() {
  return (
    <ul className={css.portals} role="list" aria-label="Quick Access">
      {portals.map(({ name, desc, link, target, color }) => (
        <li key={name}>
          <a className={css.portal} href={link} target={target} rel="noopener">
            <span className={css.icon} data-color={color} aria-hidden="true">
              {name[0]}
            </span>
            <span className={css.text}>
              <strong>{name}</strong> <span className={css.desc}>{desc}</span>
            </span>
            <NewTabIcon />
          </a>
        </li>
      ))}
    </ul>
  );
});
