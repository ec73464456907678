import * as css from './page.module.css';
import { telephoneParts } from './telephone.ts';

/** Renders a contact entry: dialled numbers as links, an extension as text (R44.3). */
export function Contact({ contact }: { contact: string }) {
  return (
    <span className={css.numbers}>
      {telephoneParts(contact).map(({ text, href }) =>
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
