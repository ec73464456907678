import { BackLink } from '@viit/ui/back-link';
import type { ReactNode } from 'react';
import * as css from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  eyebrow?: string | undefined;
  lede?: ReactNode;
  /** @default 'home' */
  back?: 'home' | 'history' | 'none' | { href: string; label: string };
  /** Text of a Back link with history. @default 'Back' */
  backLabel?: string;
  /** @default 'waves' */
  motif?: 'waves' | 'contours' | 'lattice' | 'rays';
  /** Below the lede. */
  children?: ReactNode;
}

/** Renders a page's opening: Back link, h1 (focused after navigation) and lede. */
export function PageHeader({
  title,
  eyebrow,
  lede,
  back = 'home',
  backLabel = 'Back',
  motif = 'waves',
  children,
}: PageHeaderProps) {
  return (
    <header className={css.header} data-motif={motif}>
      <div className={css.inner}>
        {back !== 'none' && <Back to={back} label={backLabel} />}
        <div className={css.text}>
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {lede && <div className={css.lede}>{lede}</div>}
          {children && <div className={css.extra}>{children}</div>}
        </div>
      </div>
    </header>
  );
}

function Back({ to, label }: { to: 'home' | 'history' | { href: string; label: string }; label: string }) {
  if (to === 'home') return <BackLink />;
  if (to === 'history') return <BackLink useHistory>{label}</BackLink>;
  return <BackLink href={to.href}>{to.label}</BackLink>;
}
