import type { ConsoleSession } from '@viit/contract/console';
import { createContext, useContext } from 'react';

interface SessionValue extends ConsoleSession {
  /** Shows a sentence above the view; screen readers announce it. */
  announce: (message: string) => void;
}

export const SessionContext = createContext<SessionValue>({
  ...{ rights: {}, label: '', site: '', isPerson: false },
  announce: () => {},
});

export const useSession = (): SessionValue => useContext(SessionContext);
