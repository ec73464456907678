import { LeadershipView } from '../leadership/leadership-view.tsx';
import { leader } from './content.ts';

export default function PrincipalPage() {
  return <LeadershipView leader={leader} />;
}
