import { useState } from 'react';
import { useSession } from '../../session-context.ts';

/** What is written into a dialog that is closed by mistake, or before a reload or the end of the session. */
export function useKeptText(name: string, initial = '') {
  const key = `${name} ${useSession().id}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial);
  const keep = (next: string) => {
    setText(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      // Too much for the browser's storage: it is not kept.
    }
  };
  return [text, keep, () => sessionStorage.removeItem(key)] as const;
}
