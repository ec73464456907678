import { Portrait } from '@viit/ui/portrait';
import type { Leader } from './leader.ts';
import * as css from './leadership-view.module.css';
import { messages } from './messages.ts';

/** Renders links to the three other messages. */
export function OtherMessages({ current }: { current: Leader['id'] }) {
  return (
    <nav className={css.others} aria-labelledby="other-messages">
      <div className={css.othersInner}>
        <h2 id="other-messages">Other messages</h2>
        <ul className={css.cards} role="list">
          {messages
            .filter((message) => message.id !== current)
            .map((message) => (
              <li key={message.id}>
                <a className={css.card} href={`/${message.id}`}>
                  <Portrait name={message.name} size="small" decorative />
                  <span>
                    <strong>{message.role}</strong>
                    <span className={css.cardName}>{message.name}</span>
                  </span>
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
