import { useEffect, useRef, useState } from 'react';

export interface Invited {
  name: string;
  /** Null if people sign in with a provider. */
  link: string | null;
}

/** The link is shown once: the server does not store it. */
export function InvitationLink({ name, link }: Invited) {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => {
    field.current?.focus();
  }, []);
  if (!link) return <p className="notice">{name} can sign in now, with the institute account of that address.</p>;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setMessage('Copied.'),
      () => {
        field.current?.select();
        setMessage('Press Ctrl+C or ⌘C to copy it.');
      },
    );
  return (
    <section className="card" aria-labelledby="invitation">
      <h2 id="invitation">Invitation for {name}</h2>
      <p>Send {name} this link, and nobody else. It works once, for three days, and is not shown again.</p>
      <p>
        <label htmlFor="link">Link</label>
        <input id="link" ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
      </p>
      <div className="actions">
        <button type="button" className="primary" onClick={() => void copy()}>
          Copy the link
        </button>
        <span role="status">{message}</span>
      </div>
    </section>
  );
}
