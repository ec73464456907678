import { formatAge, formatTime } from '../format.ts';

export function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>
      {formatTime(iso)} <span className="muted">({formatAge(iso)})</span>
    </time>
  );
}
