import { departments } from './departments-content.ts';
import { yearlyRecords } from './yearly-content.ts';

test.each(yearlyRecords)(
  'the percentage of $academicYear follows from its numbers of students',
  ({ totalStrength, studentsPlaced, higherEducation, entrepreneurs, placementPercentage }) => {
    expect(Number(((studentsPlaced / totalStrength) * 100).toFixed(2))).toBe(placementPercentage);
    expect(studentsPlaced + higherEducation + entrepreneurs).toBeLessThanOrEqual(totalStrength);
  },
);

test('the departments placed as many students as the latest year has', () => {
  expect(departments.reduce((sum, { placed }) => sum + placed, 0)).toBe(yearlyRecords[0]?.studentsPlaced);
});

test.each(departments)('the average package of $name is below its highest', ({ averagePackage, highestPackage }) => {
  expect(averagePackage).toBeLessThan(highestPackage);
});
