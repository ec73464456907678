import { Chip } from '@viit/ui/chip';
import { Telephone } from '@viit/ui/telephone';
import type { EntryIn } from '../use-entries.ts';
import * as css from './page.module.css';

/** Renders numbers that are answered at any hour, large enough to be dialled from a phone. */
export function Helplines({ contacts }: { contacts: readonly EntryIn<'contacts'>[] }) {
  if (contacts.length === 0) return <p>Nothing has been published here yet.</p>;
  return (
    <ul className={css.helplines} role="list" aria-label="Numbers that are answered at any hour">
      {contacts.map(({ id, topic, name, office, telephone, hours, sample }) => (
        <li key={id} id={id}>
          <p className={css.topic}>{topic}</p>
          <h3 className={css.helpline}>{name}</h3>
          <p className={css.number}>
            <Dial numbers={telephone} />
          </p>
          <p>{hours}</p>
          <p className={css.office}>
            {office} {sample && <Chip tone="yellow">Sample</Chip>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Short numbers such as 112 are dialled as they are. */
const Dial = ({ numbers }: { numbers: string }) =>
  /^\d{3}$/.test(numbers) ? <a href={`tel:${numbers}`}>{numbers}</a> : <Telephone numbers={numbers} />;
