import type { ConsoleSession } from '@viit/contract/console';
import { createContext, useContext } from 'react';

/** Whose session it is, and how to say that something has been done. */
interface SessionValue extends ConsoleSession {
  /** Shows a sentence above the view; screen readers read it out. */
  announce: (message: string) => void;
}

export const SessionContext = createContext<SessionValue>({ scope: '', label: '', site: '', announce: () => {} });

/** The session of the signed-in console. */
export const useSession = (): SessionValue => useContext(SessionContext);
