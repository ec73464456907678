import type { EntryIn } from '../use-entries.ts';
import { Contact } from './contact.tsx';
import { questions } from './content.ts';
import * as css from './page.module.css';

/** Renders frequent questions with the office that answers each, and its number. */
export function FrequentQuestions({ officers }: { officers: readonly EntryIn<'officers'>[] }) {
  const contactByOffice = (office: string) => officers.find(({ designation }) => designation === office)?.contact ?? '';
  return (
    <dl className={css.questions}>
      {questions.map(({ about, office }) => (
        <div key={about}>
          <dt>{about}</dt>
          <dd>{office}</dd>
          <dd>
            <Contact contact={contactByOffice(office).split('/')[0] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
