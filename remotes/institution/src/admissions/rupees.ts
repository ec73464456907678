/** 140000 is "₹1,40,000". Without `Intl`: the first render must be the same everywhere. */
export function rupees(amount: number): string {
  const [whole = ''] = String(Math.round(amount)).split('.');
  const last = whole.slice(-3);
  const rest = whole.slice(0, -3).replace(/\B(?=(?:\d\d)+$)/g, ',');
  return `₹${rest && `${rest},`}${last}`;
}
