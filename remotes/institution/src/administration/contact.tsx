import * as css from './page.module.css';
import { telephoneNumbers } from './telephone.ts';

/** Renders a contact entry: full numbers as telephone links, extensions as text (R44.3). */
export function Contact({ contact }: { contact: string }) {
  return (
    <span className={css.numbers}>
      {telephoneNumbers(contact).map(({ text, href }) =>
        href ? (
          <a key={text} className={css.number} href={href}>
            {text}
          </a>
        ) : (
          <span key={text} className={css.number}>
            {text}
          </span>
        ),
      )}
    </span>
  );
}
