import { shortcuts } from './content.ts';
import * as css from './page.module.css';

/** Renders how to move through a page with a screen reader, with the key that most readers use. */
export function KeyboardShortcuts() {
  return (
    <ul className={css.shortcuts} role="list">
      {shortcuts.map(({ keys, title, text }) => (
        <li className={css.shortcut} key={title}>
          <p className={css.keys}>
            {keys.map((key) => (
              <kbd className={css.key} key={key}>
                {key}
              </kbd>
            ))}
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
