import { LeadershipView } from '../leadership/leadership-view.tsx';
import { leader } from './content.ts';

/** Renders the Rector's message (R41). */
export default function RectorPage() {
  return <LeadershipView leader={leader} />;
}
