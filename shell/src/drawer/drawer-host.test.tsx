import { act, render, screen } from '@testing-library/react';
import { DrawerHost } from './drawer-host.tsx';
import { openDrawer } from './drawer-store.ts';
import { loadDrawer } from './preload-drawer.ts';

// To compile it may take longer than the query waits.
beforeAll(loadDrawer);

test('the drawer shows when it is opened, and navigation closes it', async () => {
  const onOpen = jest.fn();
  const { rerender } = render(<DrawerHost path="/" pages={[]} documents={[]} onOpen={onOpen} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => openDrawer('menu'));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  expect(onOpen).toHaveBeenCalled();
  rerender(<DrawerHost path="/rti" pages={[]} documents={[]} onOpen={onOpen} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
