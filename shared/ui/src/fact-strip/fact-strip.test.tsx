import { render, screen } from '@testing-library/react';
import { FactStrip } from '@viit/ui/fact-strip';

const facts = [
  { value: '2002', label: 'year of foundation' },
  { value: <strong>2346</strong>, label: 'seats a year' },
];

test('a screen reader hears each label with its own figure', () => {
  render(<FactStrip facts={facts} />);
  const pairs = screen.getAllByRole('term').map((label) => [label.textContent, label.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['year of foundation', '2002'],
    ['seats a year', '2346'],
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
});
