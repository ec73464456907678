import { departments, departmentsOf, highestSalary } from './departments-content.ts';
import { recruiters, recruitingPartners } from './recruiters-content.ts';
import { slides } from './slides-content.ts';
import { totalPlaced, yearlyRecords } from './yearly-content.ts';

test('there are five years, the latest first and marked with an asterisk', () => {
  expect(yearlyRecords.map(({ academicYear }) => academicYear)).toEqual([
    '2024-2025*',
    '2023-2024',
    '2022-2023',
    '2021-2022',
    '2020-2021',
  ]);
});

test('the percentages are the specified ones and follow from the head counts', () => {
  expect(yearlyRecords.toReversed().map(({ placementPercentage }) => placementPercentage)).toEqual([
    75, 80.58, 87.11, 86.72, 86.67,
  ]);
  for (const { totalStrength, studentsPlaced, higherEducation, entrepreneurs, placementPercentage } of yearlyRecords) {
    expect(Number(((studentsPlaced / totalStrength) * 100).toFixed(2))).toBe(placementPercentage);
    expect(studentsPlaced + higherEducation + entrepreneurs).toBeLessThanOrEqual(totalStrength);
  }
});

test('the total placed is the sum over all years', () => {
  expect(totalPlaced).toBe(1040 + 986 + 939 + 805 + 720);
});

test('there are 8 undergraduate and 10 postgraduate departments, and 50 LPA is their maximum', () => {
  expect(departmentsOf('ug')).toHaveLength(8);
  expect(departmentsOf('pg')).toHaveLength(10);
  expect(new Set(departments.map(({ name }) => name)).size).toBe(18);
  expect(highestSalary).toBe(50);
  for (const { averagePackage, highestPackage } of departments) expect(averagePackage).toBeLessThan(highestPackage);
});

test('the departments placed all the students that the latest year has', () => {
  const placed = departments.reduce((sum, one) => sum + one.placed, 0);
  expect(placed).toBe(yearlyRecords[0]?.studentsPlaced);
});

test('27 recruiters make 270 partners', () => {
  expect(new Set(recruiters.map(({ name }) => name)).size).toBe(27);
  expect(recruitingPartners).toBe(270);
});

test('three slides say what they show', () => {
  expect(slides).toHaveLength(3);
  for (const { alt, caption } of slides) expect(alt && caption).toBeTruthy();
});
