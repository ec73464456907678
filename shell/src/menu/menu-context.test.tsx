import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import Drawer from '../drawer/drawer.tsx';
import { Header } from '../header/header.tsx';
import { withGrantedEntries } from './granted-entries.ts';
import { MenuContext } from './menu-context.ts';
import { menuTree } from './menu-tree.ts';

const menu = withGrantedEntries(menuTree, [{ names: ['Campus Life', 'Library'], link: '/library' }]);

test('a granted entry is a link in the menu of the rendered page', () => {
  const html = renderToString(
    <MenuContext value={menu}>
      <Header path="/policies" />
    </MenuContext>,
  );
  expect(html).toMatch(/<a [^>]*href="\/library"[^>]*>Library<\/a>/);
});

test('a granted entry is a link in the drawer, and the search finds it by its name', async () => {
  render(
    <MenuContext value={menu}>
      <Drawer open onClose={() => {}} path="/ceo" pages={[]} documents={[]} />
    </MenuContext>,
  );
  const campusLife = screen.getByRole('list', { name: 'Campus Life', hidden: true });
  const entry = within(campusLife).getByText('Library').closest('a');
  expect(entry).toHaveAttribute('href', '/library');
  await userEvent.type(screen.getByRole('searchbox'), 'librar');
  expect(screen.getByRole('link', { name: /Library/ })).toHaveAttribute('href', '/library');
});
