import { useContext } from 'react';
import { ChangesContext } from '../../api/use-operation.ts';
import { useSession } from '../../session-context.ts';

/** Who else has it open. @param place a collection or an entry; a collection includes its entries. */
export function PeopleHere({ place }: { place: string }) {
  const { people = [] } = useContext(ChangesContext);
  const { label } = useSession();
  const others = people.filter((one) => `${one.place}/`.startsWith(`${place}/`));
  const names = [...new Set(others.map(({ name }) => (name === label ? 'You, in another window,' : name)))];
  const last = names.pop();
  const who = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  const isOne = others.length === 1 && names.length === 0 && others[0]?.name !== label;
  return (
    <div role="status">
      {who && (
        <p className="badge people">
          {who} {isOne ? 'has' : 'have'} it open now
        </p>
      )}
    </div>
  );
}
