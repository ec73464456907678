export const sample = ['trainingStats[]'] as const;

const stat = <Figures extends object>(year: string, figures: Figures) => ({
  id: year,
  year,
  ...figures,
  link: `/documents/training/annual-training-report-${year}.pdf`,
});

/** Six years, 2018-19 to 2023-24 (R87.4). The first is selected by default (R87.3). */
export const trainingStats = [
  stat('2018-19', {
    softSkillsEvents: 14,
    softSkillsStudents: 1820,
    langEvents: 9,
    langStudents: 1164,
    lifeEvents: 6,
    lifeStudents: 742,
    techEvents: 11,
    techStudents: 1385,
  }),
  stat('2019-20', {
    softSkillsEvents: 16,
    softSkillsStudents: 2045,
    langEvents: 11,
    langStudents: 1310,
    lifeEvents: 7,
    lifeStudents: 810,
    techEvents: 13,
    techStudents: 1522,
  }),
  stat('2020-21', {
    softSkillsEvents: 12,
    softSkillsStudents: 2310,
    langEvents: 8,
    langStudents: 1540,
    lifeEvents: 9,
    lifeStudents: 1195,
    techEvents: 17,
    techStudents: 2208,
  }),
  stat('2021-22', {
    softSkillsEvents: 18,
    softSkillsStudents: 2460,
    langEvents: 12,
    langStudents: 1618,
    lifeEvents: 10,
    lifeStudents: 1240,
    techEvents: 19,
    techStudents: 2395,
  }),
  stat('2022-23', {
    softSkillsEvents: 21,
    softSkillsStudents: 2735,
    langEvents: 15,
    langStudents: 1890,
    lifeEvents: 11,
    lifeStudents: 1376,
    techEvents: 23,
    techStudents: 2744,
  }),
  stat('2023-24', {
    softSkillsEvents: 24,
    softSkillsStudents: 2980,
    langEvents: 17,
    langStudents: 2105,
    lifeEvents: 13,
    lifeStudents: 1512,
    techEvents: 28,
    techStudents: 3060,
  }),
];
