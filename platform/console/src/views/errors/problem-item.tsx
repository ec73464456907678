import { plural } from '@viit/contract/phrases';
import type { ProblemReport } from '@viit/contract/registry-api';
import { describeBrowsers } from '@viit/contract/report-text';
import { Time } from '../../components/time.tsx';

/** Loads the stack trace with source locations on demand. */
export function ProblemItem({ problem }: { problem: ProblemReport }) {
  const { section, version, page, kind, message, location, count, firstAt, lastAt, samples } = problem;
  const stack = samples.find((sample) => sample.stack.length > 0)?.stack ?? [];
  return (
    <details className="card error">
      <summary>
        <span className="count">
          {count}
          <span className="hidden"> times</span>
        </span>
        <span>
          <strong>{message}</strong>
          <span className="muted">
            {section} {version} · {page} · {kind}
            {location && ` · ${location.file}:${location.line}`}
          </span>
        </span>
      </summary>
      <p>
        First <Time iso={firstAt} />, last <Time iso={lastAt} />
      </p>
      {stack.length > 0 ? <pre>{stack.join('\n')}</pre> : <p>No browser sent a stack trace.</p>}
      {samples.length > 0 && (
        <p className="muted">
          {plural(samples.length, 'example')}: {describeSamples(samples)}
        </p>
      )}
    </details>
  );
}

/** "chrome 12, safari 3; releases 41, 42". */
function describeSamples(samples: ProblemReport['samples']): string {
  const releases = [...new Set(samples.map(({ release }) => release))];
  return `${describeBrowsers(samples)}; ${releases.length === 1 ? 'release' : 'releases'} ${releases.join(', ')}`;
}
