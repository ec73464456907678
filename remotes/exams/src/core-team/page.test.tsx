import { render, screen, within } from '@testing-library/react';
import { team } from './content.ts';
import CoreTeamPage from './page.tsx';

test('the core team has three members, each with a role and a photo or its drawn monogram', () => {
  render(<CoreTeamPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Core Team' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'Core team' });
  expect(list.children).toHaveLength(3);
  for (const { name, role } of team) {
    const member = screen.getByRole('heading', { level: 3, name }).closest('li');
    expect(member).toHaveTextContent(role);
    expect(member?.querySelector('svg, img')).toBeInTheDocument();
  }
});

test('each member can be reached by telephone and mail', () => {
  render(<CoreTeamPage />);
  const list = within(screen.getByRole('list', { name: 'Core team' }));
  for (const { phone, email } of team) {
    expect(list.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
    expect(list.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
});
