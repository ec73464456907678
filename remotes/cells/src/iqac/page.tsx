import { type PageProps, useHydrated } from '@viit/runtime';
import { AnchorNav } from '@viit/ui/anchor-nav';
import { FactStrip } from '@viit/ui/fact-strip';
import { PageHeader } from '@viit/ui/page-header';
import { Picture } from '@viit/ui/picture';
import { TwoAsides } from '../parts/two-asides/two-asides.tsx';
import { anchors, grade } from './content.ts';
import { criteria, fragmentOf } from './criteria.ts';
import { CriterionView } from './criterion-view.tsx';
import defaultBanner from './default-banner.svg';
import { General } from './general.tsx';
import hero from './hero.svg';
import { IqacMenu } from './iqac-menu.tsx';
import * as css from './page.module.css';
import { useSelection } from './use-selection.ts';

/**
 * Renders the IQAC: general sections, or the one criterion that the address's fragment names (R77.4, R77.5).
 * Without JavaScript the general sections and all ten criteria stand one below the other.
 */
export default function Iqac(_: PageProps) {
  const selected = useSelection();
  const hydrated = useHydrated();
  return (
    <div className={css.page} data-hydrated={hydrated || undefined}>
      <PageHeader
        eyebrow="Statutory"
        title="Internal Quality Assurance Cell (IQAC)"
        lede="It measures how the institute works, says what it found, and comes back to see what was done."
        motif="contours"
      >
        <FactStrip facts={[...grade]} />
      </PageHeader>
      <div className={css.hero}>
        <Picture src={hero} fallback={defaultBanner} alt="" width={1600} height={560} eager fit="cover" />
      </div>
      <TwoAsides
        start={<AnchorNav label="About the cell" items={[...anchors]} />}
        end={<IqacMenu selected={selected?.number ?? null} />}
      >
        {selected === null && (
          <div className={css.general}>
            <General />
          </div>
        )}
        {criteria.map((criterion) => (
          <div
            className={css.criterion}
            id={fragmentOf(criterion)}
            key={criterion.number}
            hidden={hydrated && criterion !== selected}
          >
            <CriterionView criterion={criterion} />
          </div>
        ))}
      </TwoAsides>
    </div>
  );
}
