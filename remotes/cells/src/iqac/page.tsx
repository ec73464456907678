import { useHydrated } from '@viit/runtime';
import { AnchorNav } from '@viit/ui/anchor-nav';
import { FactStrip } from '@viit/ui/fact-strip';
import { PageHeader } from '@viit/ui/page-header';
import { Picture } from '@viit/ui/picture';
import { ThreeColumns } from '../three-columns/three-columns.tsx';
import { grade, lede, title } from './content.ts';
import { criteria, criterionFragment } from './criteria.ts';
import { CriterionView } from './criterion-view.tsx';
import defaultBanner from './default-banner.svg';
import { GeneralInformation } from './general-information.tsx';
import hero from './hero.svg';
import { IqacMenu } from './iqac-menu.tsx';
import * as css from './page.module.css';
import { useSelectedCriterion } from './use-selected-criterion.ts';

/** The left menu (R77.1). */
const anchors = [
  { id: 'about', label: 'About' },
  { id: 'vision', label: 'Vision' },
  { id: 'mission', label: 'Mission' },
  { id: 'objectives', label: 'Objectives' },
  { id: 'strategies', label: 'Strategies' },
  { id: 'quality-policy', label: 'Quality Policy' },
];

/**
 * Renders the IQAC: general information, or the one criterion that the URL fragment names. Without JavaScript it shows
 * the general information and all ten criteria, one below the other (R77.4, R77.5).
 */
export default function IqacPage() {
  const selected = useSelectedCriterion();
  const hydrated = useHydrated();
  return (
    <div className={css.page} data-hydrated={hydrated || undefined}>
      <PageHeader title={title} eyebrow="Statutory" lede={lede} motif="contours">
        <FactStrip facts={[...grade]} />
      </PageHeader>
      <div className={css.hero}>
        <Picture src={hero} fallback={defaultBanner} alt="" width={1600} height={560} eager fit="cover" />
      </div>
      <ThreeColumns
        start={<AnchorNav label="About the cell" items={anchors} />}
        end={<IqacMenu selected={selected?.number ?? null} />}
      >
        {selected === null && (
          <div className={css.general}>
            <GeneralInformation />
          </div>
        )}
        {criteria.map((criterion) => (
          <div
            className={css.criterion}
            id={criterionFragment(criterion)}
            key={criterion.number}
            hidden={hydrated && criterion !== selected}
          >
            <CriterionView criterion={criterion} />
          </div>
        ))}
      </ThreeColumns>
    </div>
  );
}
