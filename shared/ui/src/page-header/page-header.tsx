import { BackLink } from '@viit/ui/back-link';
import type { ReactNode } from 'react';
import * as css from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** A few words above the title that say where on the site this is. */
  eyebrow?: string | undefined;
  lede?: ReactNode;
  /** The Back control: to the home page, one step back in history, to a named place, or none. */
  back?: 'home' | 'history' | 'none' | { href: string; label: string };
  /** What a Back in history is called; "Back" unless told otherwise. */
  backLabel?: string;
  /** The fine-lined drawing on the far side. */
  motif?: 'waves' | 'contours' | 'lattice' | 'rays';
  /** What stands under the lede: a control, a fact strip. */
  children?: ReactNode;
}

/** Renders a page's opening: the Back control, the h1 (which the shell focuses after a move between pages) and a lede on deep sea. */
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
        <div className={css.words}>
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {lede && <div className={css.lede}>{lede}</div>}
          {children && <div className={css.more}>{children}</div>}
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
