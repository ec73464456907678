import { useContext } from 'react';
import { ChangesContext } from '../../api/use-operation.ts';
import { useSession } from '../../session-context.ts';

const list = new Intl.ListFormat('en-GB');
const you = 'You, in another window,';

/** Who else has it open. @param place a collection or an entry; a collection includes its entries. */
export function PeopleHere({ place }: { place: string }) {
  const { people = [] } = useContext(ChangesContext);
  const { id } = useSession();
  const others = people.filter((one) => `${one.place}/`.startsWith(`${place}/`));
  const names = [...new Set(others.map(({ name, actor }) => (actor === id ? you : name)))];
  const isOne = names.length === 1 && names[0] !== you;
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="badge people">
          {list.format(names)} {isOne ? 'has' : 'have'} it open now
        </p>
      )}
    </div>
  );
}
