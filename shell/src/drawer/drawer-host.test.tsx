import { act, render, screen } from '@testing-library/react';
import { DrawerHost } from './drawer-host.tsx';
import { openDrawer, useDrawer } from './drawer-store.ts';
import { loadDrawer } from './preload-drawer.ts';

// Compiling it may take longer than the query's timeout.
beforeAll(loadDrawer);

test('the drawer shows when it is opened, and navigation closes it', async () => {
  const { rerender } = render(<DrawerHost path="/" pages={[]} documents={[]} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => openDrawer('menu'));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  rerender(<DrawerHost path="/rti" pages={[]} documents={[]} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press before the page has its drawer opens it as soon as there is one', async () => {
  openDrawer('menu');
  render(<DrawerHost path="/" pages={[]} documents={[]} />);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
});

test('the menu closes when the window becomes wide; a search stays', async () => {
  const query = Object.assign(new EventTarget(), { matches: true });
  const onChange = () => void query.dispatchEvent(new Event('change'));
  Object.assign(globalThis, { matchMedia: () => query });
  const { unmount } = render(<DrawerHost path="/" pages={[]} documents={[]} />);
  act(() => openDrawer('search'));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  act(onChange);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  act(() => openDrawer('menu'));
  query.matches = false;
  act(onChange);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  query.matches = true;
  act(onChange);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  openDrawer('menu');
  onChange();
  expect(useDrawer.getState().mode).toBe('menu');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});
