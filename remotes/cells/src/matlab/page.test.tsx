import { render, screen } from '@testing-library/react';
import MatlabPage from './page.tsx';

test('the heading states who may use what', () => {
  render(<MatlabPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unlimited MATLAB and Simulink for students, faculty and researchers',
  );
});

test('Learn More opens the external page in a new tab', () => {
  render(<MatlabPage />);
  const more = screen.getByRole('link', { name: /^Learn More/ });
  expect(more).toHaveAttribute('href', 'https://www.mathworks.com/academia/tah-portal.html');
  expect(more).toHaveAttribute('target', '_blank');
});

test('the page has its banner, the licence partnership and a link back', () => {
  render(<MatlabPage />);
  expect(screen.getByRole('img', { name: /computed surface/ })).toBeInTheDocument();
  expect(screen.getByText(/campus-wide licence partnership/)).toBeInTheDocument();
  expect(document.querySelector('pre')?.textContent?.split('\n')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
