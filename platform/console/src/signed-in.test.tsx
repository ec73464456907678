import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SignedIn } from './signed-in.tsx';

test('who signs out hears of no more changes, so that no view asks for data with rights that are gone', async () => {
  let events: AbortSignal | null | undefined;
  const wereAborted: (boolean | undefined)[] = [];
  globalThis.fetch = ((address: string, { method, signal }: RequestInit) => {
    if (address.startsWith('/events')) events = signal;
    if (method === 'DELETE') wereAborted.push(events?.aborted);
    return new Promise(() => {});
  }) as typeof fetch;
  const session = { rights: {}, label: 'Meera', site: 'https://viit.example', isPerson: true };
  render(<SignedIn session={session} onChange={() => {}} onEnd={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(wereAborted).toEqual([true]);
});
