import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import ContactPage from './page.tsx';
import { contacts } from './seed-content.ts';

test('numbers that are answered at any hour come first, and each can be dialled', () => {
  render(<ContactPage />, { wrapper: WithSeeds });
  const items = within(screen.getByRole('list', { name: 'Numbers that are answered at any hour' })).getAllByRole(
    'listitem',
  );
  expect(items[0]).toHaveTextContent('Ragging');
  expect(items[0]).toHaveTextContent('Day and night');
  expect(within(items[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', 'tel:18001805522');
  const emergency = items.find((item) => item.id === 'emergency') as HTMLElement;
  expect(within(emergency).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
});

test('every person has an office, a telephone number and hours, and is an anchor', () => {
  render(<ContactPage />, { wrapper: WithSeeds });
  for (const { id, name, office, telephone, hours } of contacts) {
    const place = document.getElementById(id);
    const whole = place?.closest('tr') ?? place;
    for (const text of [name, office, telephone.split(' / ')[0] ?? '', hours]) expect(whole).toHaveTextContent(text);
  }
  expect(screen.getByRole('link', { name: 'ic@viit.example' })).toHaveAttribute('href', 'mailto:ic@viit.example');
});

test('made-up people are marked as samples, officers of the institute and national helplines are not', () => {
  render(<ContactPage />, { wrapper: WithSeeds });
  expect(document.getElementById('ombudsperson')).toHaveTextContent('Sample');
  expect(document.getElementById('anti-ragging-officer')).not.toHaveTextContent('Sample');
  expect(document.getElementById('anti-ragging-helpline')).not.toHaveTextContent('Sample');
});
