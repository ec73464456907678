import type { ConsoleSession } from '@viit/contract/console';
import { createContext, useContext } from 'react';

interface SessionValue extends ConsoleSession {
  /** Shows a sentence above the view until another one opens; screen readers announce it. */
  announce: (message: string) => void;
  /** Goes to the sign-in page, which shows the reason. */
  end: (reason: string) => void;
}

export const SessionContext = createContext<SessionValue>({
  ...{ rights: {}, id: '', label: '', site: '', isPerson: false },
  announce: () => {},
  end: () => {},
});

export const useSession = (): SessionValue => useContext(SessionContext);
