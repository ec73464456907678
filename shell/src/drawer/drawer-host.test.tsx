import { act, render, screen } from '@testing-library/react';
import { DrawerHost } from './drawer-host.tsx';
import { openDrawer } from './drawer-store.ts';

test('the drawer comes when somebody opens it, and goes with a move to another page', async () => {
  const onOpen = jest.fn();
  const { rerender } = render(<DrawerHost path="/" pages={[]} documents={[]} onOpen={onOpen} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => openDrawer('menu'));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  expect(onOpen).toHaveBeenCalled();
  rerender(<DrawerHost path="/rti" pages={[]} documents={[]} onOpen={onOpen} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
