import { Telephone } from '@viit/ui/telephone';
import * as css from './page.module.css';

/** Renders a contact entry: full numbers as telephone links, extensions as text (R44.3). */
export function Contact({ contact }: { contact: string }) {
  return (
    <span className={css.numbers}>
      <Telephone numbers={contact} className={css.number} />
    </span>
  );
}
