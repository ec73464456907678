import { Portrait } from '@viit/ui/portrait';
import type { ReactNode } from 'react';
import * as css from './person-card.module.css';

interface PersonCardProps {
  name: string;
  /** In this group: "Convener". */
  role: string;
  /** "Professor, Civil Engineering". */
  title?: string | undefined;
  src?: string | undefined;
  /** Makes the card a link. */
  href?: string | undefined;
  children?: ReactNode;
}

/** Renders a person: portrait, name, role, position and further content. */
export function PersonCard({ name, role, title, src, href, children }: PersonCardProps) {
  return (
    <div className={css.card}>
      <Portrait name={name} src={src} decorative />
      <div className={css.text}>
        <p className={css.name}>
          {href ? (
            <a className={css.link} href={href}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p className={css.role}>{role}</p>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.extra}>{children}</div>}
      </div>
    </div>
  );
}
