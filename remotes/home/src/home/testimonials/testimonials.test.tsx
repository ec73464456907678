import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeBrowser } from '@viit/ui/testing/browser';
import { testimonials } from './content.ts';
import { Testimonials } from './testimonials.tsx';

fakeBrowser();

test('Six students, each with name, course and words', () => {
  render(<Testimonials />);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(6);
  for (const [at, { name, details, quote }] of testimonials.entries()) {
    for (const words of [name, details, quote]) {
      expect(within(items[at] as HTMLElement).getByText(words)).toBeInTheDocument();
    }
  }
});

test('They are there a second time for the loop, hidden from readers, and a control stops it', () => {
  const { container } = render(<Testimonials />);
  expect(container.querySelectorAll('figure')).toHaveLength(12);
  expect(screen.getAllByRole('figure')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Pause student quotes' }));
  expect(screen.getByRole('region', { name: 'student quotes' })).toHaveAttribute('data-moving', 'false');
});
