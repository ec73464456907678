import { useCollection } from '@viit/runtime';
import type { EntryOf } from '@viit/toolkit/collections';
import { Accordion } from '@viit/ui/accordion';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import type collections from '../collections.ts';
import { hours, lede, questions, title } from './content.ts';
import * as css from './page.module.css';

type Notice = EntryOf<(typeof collections)['notices']>;

/** Renders notices, hours, then questions and answers. */
export default function StartPage() {
  const notices = useCollection<Notice>('/api/content/{{name}}/notices');
  return (
    <>
      <PageHeader title={title} lede={lede} />
      <PageSection title="Notices">
        {notices.length === 0 && <p>There are no notices.</p>}
        <ul>
          {notices.map(({ id, date, title, file }) => (
            <li key={id} id={id}>
              <time dateTime={date}>{date.split('-').reverse().join('/')}</time>:{' '}
              {file ? <a href={file}>{title}</a> : title}
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title="Opening hours" tone="sunken">
        <dl className={css.hours}>
          {hours.map(({ days, time }) => (
            <div key={days} className={css.row}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection title="Questions">
        <Accordion
          name="questions"
          items={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))}
        />
      </PageSection>
    </>
  );
}
