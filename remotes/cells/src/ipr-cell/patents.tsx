import { Callout } from '@viit/ui/callout';
import { NumberedList } from '@viit/ui/numbered-list';
import { Section } from '@viit/ui/section';
import { Steps } from '@viit/ui/steps';
import * as css from './page.module.css';
import { copyrightSteps, guidelines, ownership, patentSteps } from './process-content.ts';

/** Renders the process: 7 patent steps, 5 copyright steps, Guidelines and 4 points on ownership (spec 3, sections 2 and 6). */
export function Patents() {
  return (
    <Section title="IPR Process">
      <h3 className={css.subTitle}>A. Patent Process</h3>
      <Steps label="Patent process" items={[...patentSteps]} />
      <h3 className={css.subTitle}>B. Copyright Process</h3>
      <Steps label="Copyright process" items={[...copyrightSteps]} />
      <h3 className={css.subTitle}>Guidelines</h3>
      <Callout tone="notice">
        <p>{guidelines}</p>
      </Callout>
      <h3 className={css.subTitle}>IP Ownership Rights</h3>
      <NumberedList columns={2} items={ownership.map((text) => ({ text }))} />
    </Section>
  );
}
