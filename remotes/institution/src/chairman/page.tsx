import { LeadershipView } from '../leadership/leadership-view.tsx';
import { leader } from './content.ts';

/** Renders the Chairman's message (R41). */
export default function ChairmanPage() {
  return <LeadershipView leader={leader} />;
}
