import { LeadershipView } from '../leadership/leadership-view.tsx';
import { leader } from './content.ts';

export default function CeoPage() {
  return <LeadershipView leader={leader} />;
}
