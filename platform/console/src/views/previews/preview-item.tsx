import { useId, useState } from 'react';
import { Time } from '../../components/time.tsx';
import { mayCompare, mayEnd, type Preview, promotable } from '../../rights.ts';
import { useSession } from '../../session-context.ts';
import { PreviewComparison } from './preview-comparison.tsx';

interface PreviewItemProps {
  preview: Preview;
  onPromote: () => void;
  onEnd: () => void;
}

export function PreviewItem({ preview, onPromote, onEnd }: PreviewItemProps) {
  const { rights, site } = useSession();
  const [isCompared, setCompared] = useState(false);
  const heading = useId();
  const { name, release, switchedAt, chosen, link } = preview;
  return (
    <article className="card" aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p>
        {chosen.length > 0 ? `Chosen for it: ${chosen.join(', ')}.` : 'Nothing was chosen for it.'} Everything else is
        as it is live.
      </p>
      <p className="muted">
        Release {release}, changed <Time iso={switchedAt} />
      </p>
      <div className="actions">
        {link && (
          <a href={site + link} target="_blank" rel="noopener noreferrer">
            Open {name} <span aria-hidden="true">↗</span>
            <span className="hidden">, in a new window</span>
          </a>
        )}
        {mayCompare(rights, preview) && (
          <button type="button" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            What {name} changes
          </button>
        )}
        {promotable(rights, preview).length > 0 && (
          <button type="button" onClick={onPromote}>
            Promote {name}…
          </button>
        )}
        {mayEnd(rights, preview) && (
          <button type="button" onClick={onEnd}>
            End {name}…
          </button>
        )}
      </div>
      {isCompared && <PreviewComparison name={name} />}
    </article>
  );
}
