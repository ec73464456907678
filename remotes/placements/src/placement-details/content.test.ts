import collections from '../collections.ts';

const years = collections.years.seed;
const departments = collections.departments.seed;

test.each(years)(
  'the students of $academicYear are not more than the strength of the batch',
  ({ totalStrength, studentsPlaced, higherEducation, entrepreneurs }) => {
    expect(studentsPlaced + higherEducation + entrepreneurs).toBeLessThanOrEqual(totalStrength);
  },
);

test('the departments placed as many students as the latest year has', () => {
  expect(departments.reduce((sum, { placed }) => sum + placed, 0)).toBe(years[0]?.studentsPlaced);
});

test.each(departments)('the average package of $name is below its highest', ({ averagePackage, highestPackage }) => {
  expect(averagePackage).toBeLessThan(highestPackage);
});
