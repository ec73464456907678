import { PageHeader } from '@viit/ui/page-header';
import { SiblingNav } from '@viit/ui/sibling-nav';
import type { ReactNode } from 'react';
import * as css from './placement-page.module.css';

/** The pages of the section, as their navigation shows them. */
const siblings = [
  { href: '/placements/about-t', label: 'About the Cell' },
  { href: '/placements/PlacementDetails', label: 'Placements' },
  { href: '/placements/TrainingProcess', label: 'Training' },
  { href: '/placements/Contact', label: 'Contact' },
] as const;

interface PlacementPageProps {
  /** Address of the current page. */
  current: (typeof siblings)[number]['href'];
  title: string;
  lede: ReactNode;
  motif: 'waves' | 'contours' | 'lattice' | 'rays';
  /** Shown under the lede. */
  opening?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the frame of all placement pages: a bar with the institute, the section and its pages, then the page header.
 */
export function PlacementPage({ current, title, lede, motif, opening, children }: PlacementPageProps) {
  return (
    <>
      <div className={css.bar}>
        <nav className={css.name} aria-label="Institute">
          <a className={css.institute} href="/">
            VIIT
          </a>
          <span className={css.sectionName}>Training and Placement Cell</span>
        </nav>
        <SiblingNav label="Training and Placement Cell" items={siblings} current={current} />
      </div>
      <PageHeader title={title} lede={lede} motif={motif}>
        {opening}
      </PageHeader>
      {children}
    </>
  );
}
