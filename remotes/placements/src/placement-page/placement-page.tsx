import { PageHeader } from '@viit/ui/page-header';
import { SiblingNav } from '@viit/ui/sibling-nav';
import type { ReactNode } from 'react';
import * as css from './placement-page.module.css';

/** The section's pages, as they name each other. */
const siblings = [
  { href: '/placements/about-t', label: 'The Cell' },
  { href: '/placements/PlacementDetails', label: 'Placements' },
  { href: '/placements/TrainingProcess', label: 'Training' },
  { href: '/placements/Contact', label: 'Contact' },
] as const;

interface PlacementPageProps {
  /** The open page's address among its siblings. */
  current: (typeof siblings)[number]['href'];
  title: string;
  lede: ReactNode;
  motif: 'waves' | 'contours' | 'lattice' | 'rays';
  /** What stands in the page's opening, under the lede. */
  opening?: ReactNode;
  children: ReactNode;
}

/** Renders what all placement pages share: a bar with the institute, the section and its pages, then the page's opening with the way home. */
export function PlacementPage({ current, title, lede, motif, opening, children }: PlacementPageProps) {
  return (
    <>
      <div className={css.bar}>
        <p className={css.name}>
          <a className={css.institute} href="/">
            VIIT
          </a>
          <span className={css.section}>Training and Placement Cell</span>
        </p>
        <SiblingNav label="Training and Placement Cell" items={siblings} current={current} />
      </div>
      <PageHeader title={title} lede={lede} motif={motif}>
        {opening}
      </PageHeader>
      {children}
    </>
  );
}
