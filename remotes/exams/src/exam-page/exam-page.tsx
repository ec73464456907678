import { BackLink } from '@viit/ui/back-link';
import { SiblingNav } from '@viit/ui/sibling-nav';
import type { ReactNode } from 'react';
import * as css from './exam-page.module.css';

/** The pages of the section, as their navigation shows them. */
const siblings = [
  { href: '/exams', label: 'About ExamCell' },
  { href: '/exams/core-team', label: 'Core Team' },
  { href: '/exams/timetables', label: 'Time Tables' },
  { href: '/exams/notifications', label: 'Notifications' },
] as const;

interface ExamPageProps {
  /** Address of the current page. */
  current: (typeof siblings)[number]['href'];
  title: string;
  lede: ReactNode;
  children: ReactNode;
}

/**
 * Renders the frame of all examination pages: the banner "Examination Cell" with links to the home page and the other
 * pages, then the h1 and the lede (R90.2).
 */
export function ExamPage({ current, title, lede, children }: ExamPageProps) {
  return (
    <>
      <header className={css.banner}>
        <nav className={css.top} aria-label="Institute">
          <a className={css.institute} href="/">
            VIIT
          </a>
          <BackLink />
        </nav>
        <p className={css.cell}>Examination Cell</p>
      </header>
      <SiblingNav label="Examination Cell" items={siblings} current={current} />
      <div className={css.opening}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.lede}>{lede}</p>
      </div>
      {children}
    </>
  );
}
