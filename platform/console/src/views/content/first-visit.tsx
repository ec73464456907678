import { useState } from 'react';

const key = 'has read the introduction';

/** Three sentences, until the person has read them. */
export function FirstVisit() {
  const [isRead, setRead] = useState(() => localStorage.getItem(key) !== null);
  if (isRead) return null;
  const close = () => {
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // It is shown again next time.
    }
    setRead(true);
  };
  return (
    <section className="card" aria-labelledby="first-visit">
      <h2 id="first-visit">Three things to know</h2>
      <ol>
        <li>What you type is saved by itself as a draft, and nothing is lost if you are interrupted.</li>
        <li>Visitors see nothing of it before you press “Publish”, and you see the page before that.</li>
        <li>Everything can be undone: each collection and each entry has a history.</li>
      </ol>
      <button type="button" onClick={close}>
        I have read this
      </button>
    </section>
  );
}
