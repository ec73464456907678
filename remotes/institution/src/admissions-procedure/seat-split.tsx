import { seats } from './content.ts';
import * as css from './page.module.css';

/** Renders the two categories of seats side by side, each as wide as its share. */
export function SeatSplit() {
  return (
    <ul className={css.split} role="list" aria-label="Categories of seats">
      {seats.map(({ id, name, share, text }) => (
        <li key={id} data-category={id} style={{ flexBasis: `${share}%` }}>
          <p className={css.share}>{share}%</p>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
