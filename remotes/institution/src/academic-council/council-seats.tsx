import { members, statuses } from './content.ts';

const perRow = [6, 8, 10];

/* The chair faces three curved rows, filled from the inner row outwards in the order of the members. */
const [chair, ...others] = members;
const seats = perRow.flatMap((count, row) => {
  const before = perRow.slice(0, row).reduce((sum, seatsBefore) => sum + seatsBefore, 0);
  const radius = 62 + row * 40;
  return others.slice(before, before + count).map(({ sNo, status }, index) => {
    const angle = Math.PI * (0.06 + (0.88 * index) / (count - 1));
    return {
      sNo,
      group: statuses.indexOf(status),
      x: Math.round(160 - radius * Math.cos(angle)),
      y: Math.round(164 - radius * Math.sin(angle)),
    };
  });
});

/** Renders one seat for each of the 25 members, coloured by status. */
export function CouncilSeats() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      {seats.map(({ sNo, group, x, y }) => (
        <circle key={sNo} data-group={group} cx={x} cy={y} r="12" />
      ))}
      {chair && <circle data-group={statuses.indexOf(chair.status)} cx="160" cy="160" r="18" />}
    </svg>
  );
}
