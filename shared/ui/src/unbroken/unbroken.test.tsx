import { render, screen } from '@testing-library/react';
import { Unbroken } from '@viit/ui/unbroken';

test('a year range is one piece, and the text reads as it was written', () => {
  const { container } = render(<Unbroken>Minutes 2018-19, and 2019-2020 in part</Unbroken>);
  expect(container).toHaveTextContent('Minutes 2018-19, and 2019-2020 in part');
  expect(screen.getByText('2018-19')).toHaveClass('whole');
  expect(screen.getByText('2019-2020')).toHaveClass('whole');
});

test('other numbers and hyphens are left alone', () => {
  const { container } = render(<Unbroken>Batches of 15-20, 1200 e-books, MOOC-2</Unbroken>);
  expect(container).toHaveTextContent('Batches of 15-20, 1200 e-books, MOOC-2');
  expect(container.querySelector('.whole')).toBeNull();
});
