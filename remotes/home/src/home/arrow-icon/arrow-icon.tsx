/** Renders the arrow of a button for previous (`start`) or next (`end`). */
export function ArrowIcon({ to }: { to: 'start' | 'end' }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={to === 'start' ? 'M20 12H5m6-7-7 7 7 7' : 'M4 12h15m-6-7 7 7-7 7'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
