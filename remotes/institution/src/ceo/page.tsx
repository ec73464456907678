import { LeadershipView } from '../leadership/leadership-view.tsx';
import { leader } from './content.ts';

/** Renders the CEO's message (R41). */
export default function CeoPage() {
  return <LeadershipView leader={leader} />;
}
