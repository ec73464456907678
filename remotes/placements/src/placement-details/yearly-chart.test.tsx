import { render, screen } from '@testing-library/react';
import { YearlyChart } from './yearly-chart.tsx';

const year = {
  ...{ academicYear: '2025-2026', totalStrength: 1300, studentsPlaced: 500 },
  ...{ higherEducation: 40, entrepreneurs: 2, placementPercentage: 38.46 },
};

test('the scale reaches the students of a year, also if far fewer were placed', () => {
  render(<YearlyChart years={[year]} note="As of May" />);
  const chart = screen.getByRole('img', { name: /500 of 1300 placed/ });
  const [strength] = chart.querySelectorAll('rect');
  expect(Number(strength?.getAttribute('y'))).toBeGreaterThanOrEqual(20);
  expect(chart).toHaveTextContent('1500');
});
