import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NaacPage from './page.tsx';

test('grade, CGPA, date, cycle and validity are stated in one place', () => {
  render(<NaacPage />);
  expect(
    screen.getByText(
      'The college received an A+ grade, with a CGPA of 3.40 of 4.00, on 12 July 2024 in the third cycle. The accreditation is valid until 11 July 2029.',
    ),
  ).toBeInTheDocument();
});

test('there are two certificate images with text alternatives', () => {
  render(<NaacPage />);
  const certificates = screen.getAllByRole('img');
  expect(certificates).toHaveLength(2);
  expect(certificates[0]).toHaveAccessibleName(/grade A\+ .*3\.40.*4\.00.*12 July 2024 until 11 July 2029/);
  expect(certificates[1]).toHaveAccessibleName(/3\.40.*four-point scale.*A\+/);
});

test('the CGPA lies in the band of its grade', () => {
  render(<NaacPage />);
  const bands = within(screen.getByRole('list', { name: 'Grade bands by CGPA' })).getAllByRole('listitem');
  expect(bands).toHaveLength(7);
  expect(bands[5]).toHaveTextContent('A+3.26 to 3.50');
  expect(bands[5]).toHaveAttribute('data-awarded', '3.40');
  expect(bands.filter((band) => band.hasAttribute('data-awarded'))).toHaveLength(1);
  // The scale is from 1.50 to 4.00.
  expect(Number.parseFloat(screen.getByText('3.40', { selector: 'div' }).style.insetInlineStart)).toBeCloseTo(76);
});

test('the first and the last day of the validity are machine-readable', () => {
  const { container } = render(<NaacPage />);
  expect([...container.querySelectorAll('time')].map(({ dateTime, textContent }) => [dateTime, textContent])).toEqual([
    ['2024-07-12', '12 July 2024'],
    ['2029-07-11', '11 July 2029'],
  ]);
});

test('each certificate can be enlarged, and Close returns to its button', async () => {
  render(<NaacPage />);
  const button = screen.getByRole('button', { name: 'Enlarge: Certificate of Accreditation' });
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: 'Certificate of Accreditation' });
  expect(within(dialog).getByRole('img', { name: /valid from 12 July 2024/ })).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Enlarge: Grade Certificate' })).toBeInTheDocument();
});
