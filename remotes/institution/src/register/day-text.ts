const months = 'January February March April May June July August September October November December'.split(' ');

/** "2029-07-11" is "11 July 2029". Without `Intl`: the first render must be the same everywhere. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
