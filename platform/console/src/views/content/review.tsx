import { type EntryState, isAuthor, type Review, registryApi } from '@viit/contract/registry-api';
import { useId, useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { useSession } from '../../session-context.ts';
import { useKeptText } from './use-kept-text.ts';

interface ReviewPanelProps {
  section: string;
  name: string;
  entry: EntryState;
  /** Nothing typed is unsent: the answer is to the draft that is shown. */
  isSaved: boolean;
  /** The collection needs an approval for each publish. */
  isNeeded: boolean;
}

type Answer = Review['state'];

const dialogs = {
  asked: {
    title: 'Ask for a review',
    action: 'Ask',
    label: 'What should be looked at? (optional)',
    done: 'Colleagues see it under “Needs attention”.',
  },
  approved: {
    title: 'Approve this draft',
    action: 'Approve',
    label: 'Comment (optional)',
    done: 'It can be published.',
  },
  returned: { title: 'Return this draft', action: 'Return', label: 'What should be changed?', done: 'It is returned.' },
} as const;

/** A second person looks at a draft: asked for, approved, or returned with a comment. */
export function ReviewPanel({ section, name, entry, isSaved, isNeeded }: ReviewPanelProps) {
  const [answer, setAnswer] = useState<Answer>();
  const session = useSession();
  const { draft } = entry;
  if (!draft) return null;
  const { review } = draft;
  const isAsked = review?.state === 'asked';
  const isOwn = isAuthor(session, draft);
  const hasWritten = isOwn || draft.authors?.includes(session.id);
  const begin = (state: Answer, text: string) => (
    <button type="button" aria-disabled={!isSaved} onClick={() => isSaved && setAnswer(state)}>
      {text}
    </button>
  );
  return (
    <div className="review" id="review" tabIndex={-1}>
      {review && <p>{describeReview(review)}</p>}
      {isNeeded && (!review || (isAsked && hasWritten)) && <p>Somebody else must approve it before it is published.</p>}
      <div className="actions">
        {isAsked && !hasWritten && begin('approved', 'Approve…')}
        {isAsked && !isOwn && begin('returned', 'Return…')}
        {(!review || review.state === 'returned') && begin('asked', 'Ask for a review…')}
      </div>
      {answer && <ReviewDialog {...{ section, name, entry, answer }} onClose={() => setAnswer(undefined)} />}
    </div>
  );
}

function describeReview({ state, by, comment }: Review): string {
  const what = { asked: 'asks for a review', approved: 'has approved it', returned: 'has returned it' }[state];
  return `${by} ${what}${comment ? `: “${comment}”` : '.'}`;
}

interface ReviewDialogProps extends Pick<ReviewPanelProps, 'section' | 'name' | 'entry'> {
  answer: Answer;
  onClose: () => void;
}

function ReviewDialog({ section, name, entry, answer, onClose }: ReviewDialogProps) {
  const [comment, setComment, forget] = useKeptText(`${answer} ${section}/${name} ${entry.id}`);
  // Of the text that the person has seen.
  const [revision] = useState(entry.revision);
  const id = useId();
  const { title, action, label, done } = dialogs[answer];
  const send = async () => {
    const params = { section, name, id: entry.id };
    const body = { revision, state: answer, comment };
    await call(registryApi.reviewDraft, { params, query: {}, body });
    forget();
    return done;
  };
  return (
    <ActionDialog {...{ title, action, onClose }} isReady={answer !== 'returned' || comment.trim() !== ''} run={send}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={3} maxLength={1000} value={comment} onChange={({ target }) => setComment(target.value)} />
    </ActionDialog>
  );
}
