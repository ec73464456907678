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

/** Renders the results that the inventors own, and among them those that the institute owns with them: it owns none alone. */
function OwnershipDrawing() {
  return (
    <svg className={css.ownershipDrawing} viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <rect className={css.inventors} x="4" y="4" width="312" height="192" rx="24" />
      <circle className={css.institute} cx="222" cy="100" r="82" />
      <path
        className={css.rims}
        d="M28 4h264a24 24 0 0 1 24 24v144a24 24 0 0 1-24 24H28a24 24 0 0 1-24-24V28A24 24 0 0 1 28 4zM222 18a82 82 0 1 0 .1 0z"
      />
      <g textAnchor="middle">
        <text x="70" y="106">
          Inventors
        </text>
        <text x="222" y="94">
          Inventors
        </text>
        <text x="222" y="118">
          and institute
        </text>
      </g>
    </svg>
  );
}
