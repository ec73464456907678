import { statuses as groups } from './content.ts';

const smallestRow = 6;
const rowStep = 40;

/** The seats in three curved rows or more, filled from the inner row outwards; each row has two more than the one inside. */
function placeSeats(count: number): { x: number; y: number }[] {
  const seats: { x: number; y: number }[] = [];
  for (let row = 0; seats.length < count; row++) {
    const inRow = smallestRow + 2 * row;
    const radius = 62 + row * rowStep;
    for (let index = 0; index < inRow && seats.length < count; index++) {
      const angle = Math.PI * (0.06 + (0.88 * index) / (inRow - 1));
      seats.push({ x: Math.round(160 - radius * Math.cos(angle)), y: Math.round(164 - radius * Math.sin(angle)) });
    }
  }
  return seats;
}

/**
 * Renders a seat for each member, coloured by status: the chair faces curved rows of the others.
 *
 * @param props.statuses of the members, in their order.
 */
export function CouncilSeats({ statuses }: { statuses: readonly (typeof groups)[number][] }) {
  const [chair, ...others] = statuses;
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      {placeSeats(others.length).map(({ x, y }, index) => (
        <circle key={`${x} ${y}`} data-group={others[index] && groups.indexOf(others[index])} cx={x} cy={y} r="12" />
      ))}
      {chair && <circle data-group={groups.indexOf(chair)} cx="160" cy="160" r="18" />}
    </svg>
  );
}
