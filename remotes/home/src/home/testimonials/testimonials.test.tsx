import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeBrowser } from '@viit/ui/testing/browser';
import { Testimonials } from './testimonials.tsx';

fakeBrowser();

const testimonials = () => screen.getAllByRole('figure');

test('six students are quoted, each by name and course', () => {
  render(<Testimonials />);
  expect(testimonials().map((figure) => figure.querySelector('strong')?.textContent)).toEqual([
    'Sravya Bonthu',
    'Karthik Gompa',
    'Nikhila Pediredla',
    'Abhiram Marrapu',
    'Mounika Allada',
    'Venkatesh Karri',
  ]);
  const [first] = testimonials();
  expect(within(first as HTMLElement).getByText('B.Tech ECE, 2021–25')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText(/^The laboratories were open to us/)).toBeInTheDocument();
  for (const figure of testimonials()) {
    expect(figure.querySelector('blockquote')?.textContent?.length).toBeGreaterThan(40);
    expect(figure.querySelector('figcaption')).toHaveTextContent(/(B\.Tech|M\.Tech|MBA).*, 20\d\d–\d\d$/);
  }
});

test('the second copy of the loop is hidden from screen readers, and the pause button stops the loop', () => {
  const { container } = render(<Testimonials />);
  expect(container.querySelectorAll('figure')).toHaveLength(12);
  expect(testimonials()).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Pause student quotes' }));
  expect(screen.getByRole('group', { name: 'Student quotes' })).toHaveAttribute('data-moving', 'false');
});
