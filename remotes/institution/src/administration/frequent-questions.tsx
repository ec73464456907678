import { Contact } from './contact.tsx';
import { members, questions } from './content.ts';
import * as css from './page.module.css';

const contactByOffice = (office: string) => members.find(({ designation }) => designation === office)?.contact ?? '';

/** Renders frequent questions with the office that answers each, and its number. */
export function FrequentQuestions() {
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
