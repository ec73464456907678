import { LeadershipView } from '../leadership/leadership-view.tsx';
import { leader } from './content.ts';

/** Renders the Principal's message (R41). */
export default function PrincipalPage() {
  return <LeadershipView leader={leader} />;
}
