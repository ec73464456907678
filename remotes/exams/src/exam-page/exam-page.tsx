import { BackLink } from '@viit/ui/back-link';
import { SiblingNav } from '@viit/ui/sibling-nav';
import type { ReactNode } from 'react';
import * as css from './exam-page.module.css';

/** The section's pages, as they name each other. */
const siblings = [
  { href: '/exams', label: 'About ExamCell' },
  { href: '/exams/core-team', label: 'Core Team' },
  { href: '/exams/timetables', label: 'Time Tables' },
  { href: '/exams/notifications', label: 'Notifications' },
] as const;

interface ExamPageProps {
  /** The open page's address among its siblings. */
  current: (typeof siblings)[number]['href'];
  title: string;
  lede: ReactNode;
  children: ReactNode;
}

/**
 * Renders what all examination pages share (R90.2): the banner 'Examination Cell' with the way home and to
 * the sibling pages, then the page's h1 and lede. The banner's drawing is an answer sheet.
 */
export function ExamPage({ current, title, lede, children }: ExamPageProps) {
  return (
    <>
      <header className={css.banner}>
        <div className={css.top}>
          <a className={css.institute} href="/">
            VIIT
          </a>
          <BackLink />
        </div>
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
