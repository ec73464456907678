import * as contactFacts from '@viit/ui/institute/contact';
import * as figures from '@viit/ui/institute/figures';
import { chairman, heads, officers } from '@viit/ui/institute/people';
import * as programmes from '@viit/ui/institute/programmes';
import { recruiterNames } from '@viit/ui/institute/recruiters';
import cells from './cells/src/collections.ts';
import * as rti from './cells/src/rti/content.ts';
import exams from './exams/src/collections.ts';
import { departments as departmentPages } from './home/src/departments.ts';
import * as homePlacements from './home/src/home/placements/content.ts';
import * as homePrograms from './home/src/home/programs/content.ts';
import * as homeStats from './home/src/home/stats/content.ts';
import seedDepartments from './home/src/seed/departments.json';
import placedStudents from './home/src/seed/placed-students.json';
import institution from './institution/src/collections.ts';
import * as courses from './institution/src/courses-offered/content.ts';
import { messages } from './institution/src/leadership/messages.ts';
import * as placementCell from './placements/src/about/content.ts';
import placements from './placements/src/collections.ts';
import * as placementContact from './placements/src/contact/content.ts';

/*
 * Facts that several pages state agree. docs/facts.md lists what is compared. The department pages, events and placed students
 * are read from the seeds of their collections.
 */

type SeedDepartment = (typeof seedDepartments)[number];
const departments = new Map(seedDepartments.map((one) => [one.id, one]));
const department = (code: string): SeedDepartment => {
  const found = departments.get(code);
  if (!found) throw new Error(`no department ${code}`);
  return found;
};

/** How pages write the departments of their people. */
const departmentNames: Record<string, string> = {
  'Civil Engineering': 'civil',
  'Electrical & Electronics Engineering': 'eee',
  EEE: 'eee',
  'Mechanical Engineering': 'me',
  'Electronics & Communication Engineering': 'ece',
  ECE: 'ece',
  'Computer Science & Engineering': 'cse',
  CSE: 'cse',
  'Information Technology': 'it',
  IT: 'it',
  'Electronics & Computer Engineering': 'ecm',
  ECM: 'ecm',
  'Artificial Intelligence & Data Science': 'aids',
  'Management Studies': 'mba',
  MBA: 'mba',
  'Computer Applications': 'mca',
  'Basic Sciences & Humanities': 'basic',
  English: 'basic',
};

interface Statement {
  page: string;
  name: string;
  /** What the page says that the person is. */
  office: string;
}

const people: Statement[] = [
  ...institution.officers.seed.map(({ name, designation }) => ({ page: '/administration', name, office: designation })),
  ...institution['academic-council'].seed.map(({ name, designation }) => ({
    page: '/academic-council',
    name,
    office: designation,
  })),
  ...institution['governing-body'].seed.map(({ name, affiliation }) => ({
    page: '/governing-body',
    name,
    office: affiliation,
  })),
  ...institution['finance-committee'].seed.map(({ name, designation }) => ({
    page: '/finance-committee',
    name,
    office: designation,
  })),
  ...messages.map(({ name, role }) => ({ page: '/chairman and others', name, office: role })),
  ...cells['ed-committee'].seed.map(({ name, designation }) => ({ page: '/ed-cell', name, office: designation })),
  ...cells['grievance-committee'].seed.map(({ name, designation }) => ({
    page: '/grievances',
    name,
    office: designation,
  })),
  ...cells['iic-external-faculty'].seed.map(({ name, designation, company }) => ({
    page: '/iic-cell',
    name,
    office: `${designation}, ${company}`,
  })),
  ...cells['iic-internal-faculty'].seed.map(({ name, position }) => ({ page: '/iic-cell', name, office: position })),
  ...cells['ipr-committee'].seed.map(({ name, designation }) => ({ page: '/ipr-cell', name, office: designation })),
  ...cells['media-members'].seed.map(({ member, department: of }) => ({
    page: '/media-cell',
    name: member,
    office: `Member, ${of}`,
  })),
  ...cells['rti-officers'].seed.map(({ name, designation }) => ({ page: '/rti', name, office: designation })),
  ...exams['core-team'].seed.map(({ name, role }) => ({ page: '/exams/core-team', name, office: role })),
  ...institution.contacts.seed
    .filter((one) => /^(?:Dr|Prof|Sri|Smt|Mr|Mrs|Ms)\b/.test(one.name))
    .map(({ name, office }) => ({ page: '/contact', name, office })),
  { page: '/placements/about-t', name: placementCell.dean.name, office: placementCell.dean.position },
  { page: '/placements/Contact', name: placementContact.contact.name, office: placementContact.contact.position },
];

test('each office has the same holder on every page', () => {
  const single = [...Object.values(officers).map(({ office }) => office), 'Chairman'];
  const holders = new Map(Object.values(officers).map(({ office, name }) => [office, name]));
  holders.set('Chairman', chairman);
  for (const { page, name, office } of people.filter((one) => single.includes(one.office)))
    expect([page, office, name]).toEqual([page, office, holders.get(office)]);
});

test('a name has one title on every page: nobody is Dr. on one and Mrs. on another', () => {
  const titles = new Map<string, string>();
  const faculty = [...departments.values()].flatMap((one) => one.faculty.map(({ name }) => name));
  for (const full of [...people.map(({ name }) => name), ...faculty]) {
    const [, title = '', name = full] = /^(Dr\.|Prof\.|Sri|Smt\.|Mr\.|Mrs\.|Ms\.) (.+)$/.exec(full) ?? [];
    expect([name, titles.get(name) ?? title]).toEqual([name, title]);
    titles.set(name, title);
  }
});

test('the heads of departments on the Academic Council are those of the department pages', () => {
  for (const [code, name] of Object.entries(heads)) {
    const { hodName, faculty } = department(code);
    expect([code, hodName, faculty[0]?.name]).toEqual([code, name, name]);
  }
  const seats = institution['academic-council'].seed.filter(({ status }) => status === 'Head');
  expect(seats.map(({ name }) => name)).toEqual(Object.values(heads));
  for (const { name, designation } of seats) {
    const [, of = ''] = designation.split(', ');
    expect([designation, departmentNames[of] && heads[departmentNames[of] as keyof typeof heads]]).toEqual([
      designation,
      name,
    ]);
  }
});

test('a teacher on a committee is in the list of the department, with the same rank', () => {
  const checked = people.flatMap(({ page, name, office }) => {
    const [rank = '', of = ''] = office.split(/, (?=[^,]+$)/);
    const code = departmentNames[of];
    if (!code || /B\.Tech|II MBA/.test(rank) || (page === '/academic-council' && /^Prof\./.test(name))) return [];
    const found = department(code).faculty.find((teacher) => teacher.name === name);
    expect([page, name, Boolean(found)]).toEqual([page, name, true]);
    if (rank !== 'Member')
      expect([page, name, found?.designation]).toEqual([page, name, expect.stringContaining(rank)]);
    return [name];
  });
  expect(checked.length).toBeGreaterThan(40);
});

test('a company is founded by one person', () => {
  const founders = people.filter(({ office }) => office.startsWith('Founder'));
  expect(new Set(founders.map(({ office }) => office)).size).toBe(new Set(founders.map(({ name }) => name)).size);
});

test('a person who has a telephone number on two pages has the same one', () => {
  const numbers = [
    ...institution.officers.seed.map(({ name, contact }) => [name, contact] as const),
    ...exams['core-team'].seed.map(({ name, phone }) => [name, phone] as const),
    ...cells['rti-officers'].seed.map(({ name, contact }) => [name, contact] as const),
    ...institution.contacts.seed
      .filter((one) => !('sample' in one))
      .map(({ name, telephone }) => [name, telephone] as const),
    [placementContact.contact.name, placementContact.contact.phone] as const,
  ];
  const known = new Map(Object.values(officers).map(({ name, telephone }) => [name, telephone]));
  for (const [name, number] of numbers) if (known.has(name)) expect(known.get(name)).toContain(number);
});

test('no telephone number belongs to two offices', () => {
  const numbers = [
    contactFacts.telephone,
    ...Object.values(officers).flatMap(({ telephone }) => telephone.split(' / ')),
    ...[...departments.values()].map(({ phone }) => phone),
    ...institution.contacts.seed.filter((one) => 'sample' in one).map(({ telephone }) => telephone),
  ];
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('programmes have the same names on Courses Offered, the home page, the department pages and the RTI page', () => {
  const named = [
    ...programmes.undergraduateProgrammes,
    programmes.firstYearDepartment,
    ...programmes.postgraduateProgrammes,
  ];
  const names = named.map(({ id, name }) => [id, name]);
  const cards = [...homePrograms.undergraduate, ...homePrograms.postgraduate];
  expect(cards.map(({ pageId, name }) => [pageId, name])).toEqual(names);
  expect(departmentPages.map(({ code, name }) => [code, name])).toEqual(names);
  expect([...departments].map(([code, { name }]) => [code, name])).toEqual(names);
  for (const { id, code } of named)
    if (code) expect([id, cards.find(({ pageId }) => pageId === id)?.short]).toEqual([id, code]);
  expect(courses.levels.flatMap((level) => level.programmes.map(({ id }) => id))).toEqual(
    names.map(([id]) => id).filter((id) => id !== 'basic'),
  );
  expect(rti.courses.map(({ name }) => name.replace('B.Tech in ', ''))).toEqual(
    names.filter(([id]) => id !== 'basic' && id !== programmes.newestProgramme).map(([, name]) => name),
  );
});

test('the counts of programmes are those of the year that they name', () => {
  expect(programmes.undergraduateProgrammes).toHaveLength(figures.intake.undergraduate);
  expect(rti.courses.filter(({ level }) => level === 'PG')).toHaveLength(figures.intake.postgraduate);
  expect(rti.coursesYear).toBe(figures.intake.year);
  expect(programmes.postgraduateProgrammes).toHaveLength(figures.intake.postgraduate + 1);
  expect(courses.note).toContain('Until 2024-25');
});

test('the seats of the programmes of 2024-25 add up to the intake of that year', () => {
  const former = institution.fees.seed.filter(({ id }) => id !== programmes.newestProgramme.replace('_', '-'));
  expect(former).toHaveLength(figures.intake.undergraduate + figures.intake.postgraduate);
  expect(former.reduce((sum, { seats }) => sum + seats, 0)).toBe(figures.intake.students);
});

test('placements of a programme are the same on its department page and on the placements page', () => {
  const byName = new Map(placements.departments.seed.map((record) => [record.name, record]));
  for (const [code, { name, highestPackage, averagePackage }] of departments) {
    const record = byName.get(name);
    if (code === 'basic') continue;
    expect([code, highestPackage, averagePackage]).toEqual([
      code,
      record && `${record.highestPackage} LPA`,
      record && `${record.averagePackage} LPA`,
    ]);
  }
  const latest = placements.years.seed[0];
  expect(placements.departments.seed.reduce((sum, { placed }) => sum + placed, 0)).toBe(latest?.studentsPlaced);
});

test('the first-year department shows the figures of the institute', () => {
  const [highest, average] = homePlacements.placementCounters;
  const rate = homeStats.statistics.find(({ label }) => label === 'Placement Rate');
  expect(department('basic')).toMatchObject({
    overallPlacementPercentage: `${rate?.value}%`,
    highestPackage: `${highest?.value} LPA`,
    averagePackage: `${average?.value} LPA`,
  });
});

test('no placed student has a higher package than the home page states, and the placements page has the highest of all', () => {
  expect(Math.max(...placedStudents.map((item) => Number.parseFloat(item.package)))).toBe(
    figures.highestPackage.campusDrives,
  );
  expect(Math.max(...placements.departments.seed.map((one) => one.highestPackage))).toBe(
    figures.highestPackage.allOffers,
  );
  expect(homePlacements.figuresNote).toContain(`${figures.highestPackage.allOffers} LPA`);
  for (const { company } of placedStudents) expect(recruiterNames).toContain(company);
});

test('the home page and the placements page show the same recruiters', () => {
  expect(homePlacements.recruiters.map(({ name }) => name)).toEqual(placements.recruiters.seed.map(({ name }) => name));
});

test('the text of a department counts the laboratories that the page lists', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  for (const [code, { about, labs }] of departments) {
    const count = /\b(\w+) laboratories\b/i.exec(about)?.[1]?.toLowerCase() ?? '';
    if (words.includes(count)) expect([code, words.indexOf(count) + 1]).toEqual([code, labs.length]);
  }
});
