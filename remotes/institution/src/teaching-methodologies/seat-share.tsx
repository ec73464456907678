import * as css from './seat-share.module.css';

/** Renders a percentage as ten seats of a classroom, the matching number filled, with the figure as text. */
export function SeatShare({ percent, label }: { percent: number; label: string }) {
  const seats = Array.from({ length: 10 }, (_, seat) => seat);
  return (
    <figure className={css.share}>
      <svg viewBox="0 0 200 20" aria-hidden="true">
        {seats.map((seat) => (
          <path
            key={seat}
            className={seat < percent / 10 ? css.filled : css.empty}
            d={`M${seat * 20 + 3} 17V8a6 6 0 0 1 12 0v9z`}
          />
        ))}
      </svg>
      <figcaption>
        <span className={css.percent}>{percent}%</span> {label}
      </figcaption>
    </figure>
  );
}
