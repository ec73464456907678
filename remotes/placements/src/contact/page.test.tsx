import { render, screen, within } from '@testing-library/react';
import { contact, verification } from './content.ts';
import PlacementContactPage from './page.tsx';

test('the dean can be called by a tap and written to', () => {
  render(<PlacementContactPage />);
  expect(screen.getByRole('heading', { level: 2, name: contact.name })).toBeVisible();
  expect(screen.getByText(contact.position)).toBeVisible();
  expect(screen.getByRole('link', { name: contact.phone })).toHaveAttribute('href', `tel:${contact.phone}`);
  expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`);
});

test('background verification goes by email to the institute', () => {
  render(<PlacementContactPage />);
  const note = within(screen.getByRole('note'));
  expect(note.getByText('Background verification')).toBeVisible();
  expect(note.getByText(/by email only/)).toBeVisible();
  expect(note.getByRole('link', { name: verification.email })).toHaveAttribute(
    'href',
    expect.stringContaining(`mailto:${verification.email}`),
  );
});
