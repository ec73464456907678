import { Accordion } from '@viit/ui/accordion';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { hours, lede, questions, title } from './content.ts';
import * as css from './page.module.css';

/** Renders the section's first page: its hours, then questions and answers. */
export default function StartPage() {
  return (
    <>
      <PageHeader title={title} lede={lede} />
      <PageSection title="Opening hours">
        <dl className={css.hours}>
          {hours.map(({ days, time }) => (
            <div key={days} className={css.row}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection title="Questions" tone="sunken">
        <Accordion
          name="questions"
          items={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))}
        />
      </PageSection>
    </>
  );
}
