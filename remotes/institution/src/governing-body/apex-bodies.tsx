import { apexBodies, committeesText } from './content.ts';
import * as css from './page.module.css';

/** Renders the four apex bodies as columns above the committees that support them. */
export function ApexBodies() {
  return (
    <div>
      <ul className={css.bodies} role="list" aria-label="Apex bodies">
        {apexBodies.map((body) => (
          <li key={body.name}>
            <h3>{'href' in body ? <a href={body.href}>{body.name}</a> : body.name}</h3>
            <p>{body.does}</p>
          </li>
        ))}
      </ul>
      <div className={css.base}>
        <svg viewBox="0 0 380 12" aria-hidden="true" preserveAspectRatio="none">
          {Array.from({ length: 19 }, (_, index) => index * 20).map((x) => (
            <path key={x} d={`M${x + 1} 0h18v12h-18z`} />
          ))}
        </svg>
        <p>{committeesText}</p>
      </div>
    </div>
  );
}
