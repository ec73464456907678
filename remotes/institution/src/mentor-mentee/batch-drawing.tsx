import { batch } from './content.ts';
import * as css from './page.module.css';

/*
 * Positions on two half rings around the mentor, alternating between inner and outer ring. The last five are optional.
 */
const positions = Array.from({ length: batch.to }, (_, index) => {
  const radius = index % 2 ? 132 : 88;
  const angle = (Math.PI * (index + 0.5)) / batch.to;
  return { x: Math.round(160 - radius * Math.cos(angle)), y: Math.round(150 - radius * Math.sin(angle)) };
});

/** Renders a mentor with a batch of fifteen mentees and up to five more. */
export function BatchDrawing() {
  return (
    <figure className={css.batch}>
      <svg viewBox="0 0 320 176" aria-hidden="true">
        {positions.map(({ x, y }, index) => (
          <g key={`${x} ${y}`} data-open={index >= batch.from || undefined}>
            <path d={`M160 150 ${x} ${y}`} />
            <circle cx={x} cy={y} r="10" />
          </g>
        ))}
        <circle className={css.mentor} cx="160" cy="150" r="22" />
      </svg>
      <figcaption>
        <span className={css.size}>
          {batch.from}-{batch.to}
        </span>{' '}
        mentees per mentor
      </figcaption>
    </figure>
  );
}
