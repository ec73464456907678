import { Callout } from '@viit/ui/callout';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageSection } from '@viit/ui/page-section';
import { Steps } from '@viit/ui/steps';
import * as css from './page.module.css';
import { copyrightSteps, guidelines, ownership, patentSteps } from './process-content.ts';

/** Renders the IPR process: 7 patent steps, 5 copyright steps, guidelines, 4 points on ownership (R74.7). */
export function Patents() {
  return (
    <PageSection title="IPR Process">
      <h3 className={css.subTitle}>A. Patent Process</h3>
      <Steps label="Patent process" items={[...patentSteps]} />
      <h3 className={css.subTitle}>B. Copyright Process</h3>
      <Steps label="Copyright process" items={[...copyrightSteps]} />
      <h3 className={css.subTitle}>Guidelines</h3>
      <Callout tone="notice">
        <p>{guidelines}</p>
      </Callout>
      <h3 className={css.subTitle}>IP Ownership Rights</h3>
      <div className={css.ownership}>
        <NumberedList items={ownership.map((text) => ({ text }))} />
        <OwnershipDrawing />
      </div>
    </PageSection>
  );
}

/** Renders the two owners as circles that overlap where a result is owned jointly. */
function OwnershipDrawing() {
  return (
    <svg className={css.ownershipDrawing} viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <circle className={css.inventors} cx="112" cy="100" r="94" />
      <circle className={css.institute} cx="208" cy="100" r="94" />
      <path className={css.rims} d="M112 6a94 94 0 1 0 .1 0zM208 6a94 94 0 1 0 .1 0z" />
      <g textAnchor="middle">
        <text x="64" y="106">
          Inventors
        </text>
        <text x="160" y="106">
          Joint
        </text>
        <text x="256" y="106">
          Institute
        </text>
      </g>
    </svg>
  );
}
