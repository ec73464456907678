import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../session-context.ts';
import { Problem } from './problem.tsx';

interface ActionDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the button. */
  action: string;
  /** Whether all changes are shown. */
  isReady: boolean;
  /** @returns a message about the result. */
  run: () => Promise<string>;
  onClose: () => void;
}

/** Confirms a change for visitors or testers. Escape and the first button cancel. */
export function ActionDialog({ title, children, action, isReady, run, onClose }: ActionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { announce } = useSession();
  const isDone = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // Nothing is left to publish, for example.
      const target = opener?.closest<HTMLElement>(opener.matches(':disabled') ? 'form' : '*');
      target?.focus();
      // The confirmation is at the top of the page.
      if (isDone.current) window.scrollTo(0, 0);
    };
  }, []);
  const confirm = () => {
    setBusy(true);
    setError(undefined);
    run()
      .then(
        (sentence) => {
          isDone.current = true;
          announce(sentence);
          onClose();
        },
        (problem: Error) => setError(problem),
      )
      .finally(() => setBusy(false));
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onCancel={(event) => {
        // By default the browser returns the focus before it reports that the dialog is closed: a key pressed between would be lost.
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      onKeyDown={({ key, target, nativeEvent }) => {
        const isLine = target instanceof HTMLInputElement && /^(text|email)$/.test(target.type);
        if (key === 'Enter' && isLine && isReady && !isBusy && !nativeEvent.isComposing) confirm();
      }}
    >
      <h2 id={heading}>{title}</h2>
      <div className="plan">{children}</div>
      {error && <Problem error={error} />}
      <div className="actions">
        <button type="button" onClick={onClose} disabled={isBusy}>
          Cancel
        </button>
        <button type="button" className="primary" onClick={confirm} disabled={!isReady || isBusy}>
          {isBusy ? 'Working…' : action}
        </button>
      </div>
    </dialog>
  );
}
