import { render, screen } from '@testing-library/react';
import { NoBreakYears } from '@viit/ui/no-break-years';

test('a year range does not break, and the text is unchanged', () => {
  const { container } = render(<NoBreakYears>Minutes 2018-19, and 2019-2020 in part</NoBreakYears>);
  expect(container).toHaveTextContent('Minutes 2018-19, and 2019-2020 in part');
  expect(screen.getByText('2018-19')).toHaveClass('noBreak');
  expect(screen.getByText('2019-2020')).toHaveClass('noBreak');
});

test('other numbers and hyphens are not changed', () => {
  const { container } = render(<NoBreakYears>Batches of 15-20, 1200 e-books, MOOC-2</NoBreakYears>);
  expect(container).toHaveTextContent('Batches of 15-20, 1200 e-books, MOOC-2');
  expect(container.querySelector('.noBreak')).toBeNull();
});
