import { highestPackage, intake, naac } from '@viit/ui/institute/figures';

/** Medals won, by metal (R51.3). */
export const medals = [
  { id: 'gold', metal: 'gold', count: 27 },
  { id: 'silver', metal: 'silver', count: 18 },
  { id: 'bronze', metal: 'bronze', count: 12 },
] as const;

/** Six of the facts below, set large beside the medals. */
export const keyFigures = [
  {
    id: 'naac-cgpa',
    value: naac.previous.cgpa,
    label: `CGPA out of 4.00, with grade ${naac.previous.grade}, in the ${naac.previous.cycle} of NAAC`,
  },
  {
    id: 'highest-package',
    value: `Rs ${highestPackage.formerSeason} LPA`,
    label: 'highest package in the campus drives of 2023-24',
  },
  { id: 'placed', value: 'Over 85%', label: 'of each batch placed since 2022-23' },
  { id: 'nba', value: '5', label: 'undergraduate programmes accredited by NBA' },
  { id: 'patents', value: '54', label: 'patents' },
  { id: 'h-index', value: '17 to 32', label: 'rise in the h-index between two NAAC cycles' },
] as const;

/**
 * 22 statements (R51). This page states NAAC grade A and 3.41, as required; the home page states other figures (R1.8).
 */
export const accolades = [
  {
    id: 'established',
    figure: '2002',
    statement: 'The institute was established in 2002 with four undergraduate programmes.',
  },
  {
    id: 'programmes',
    figure: `${intake.undergraduate} undergraduate and ${intake.postgraduate} postgraduate programmes`,
    statement: `In ${intake.year} the institute offered ${intake.undergraduate} undergraduate and ${intake.postgraduate} postgraduate programmes in engineering, computing and management.`,
  },
  {
    id: 'intake',
    figure: `${intake.students} students`,
    statement: `The approved annual intake for the academic year ${intake.year} is ${intake.students} students.`,
  },
  {
    id: 'naac',
    figure: `grade ${naac.previous.grade} and a CGPA of ${naac.previous.cgpa}`,
    statement: `In the ${naac.previous.cycle} of accreditation, NAAC awarded the institute grade ${naac.previous.grade} and a CGPA of ${naac.previous.cgpa} on a scale of 4.00.`,
  },
  {
    id: 'nba',
    figure: 'Five undergraduate programmes',
    statement: 'Five undergraduate programmes are accredited by the National Board of Accreditation (NBA).',
  },
  {
    id: 'ugc-recognition',
    figure: 'sections 2(f) and 12(B)',
    statement:
      'The University Grants Commission recognises the institute under sections 2(f) and 12(B) of the UGC Act.',
  },
  {
    id: 'autonomous',
    figure: 'autonomous status',
    statement:
      'The University Grants Commission conferred autonomous status on the institute in 2017 and again in 2024.',
  },
  {
    id: 'affiliation',
    figure: 'permanent affiliation',
    statement: 'JNTUK granted permanent affiliation for 2019-20 and for 2021-23.',
  },
  {
    id: 'highest-package',
    figure: `Rs ${highestPackage.formerSeason} LPA`,
    statement: `The highest package in the campus drives of 2023-24 was Rs ${highestPackage.formerSeason} LPA.`,
  },
  {
    id: 'placements',
    figure: 'over 85%',
    statement: 'Campus placements have been over 85% for every batch since 2022-23.',
  },
  {
    id: 'medals',
    figure: '27 gold, 18 silver and 12 bronze medals',
    statement: 'Our students have won 27 gold, 18 silver and 12 bronze medals.',
  },
  { id: 'library-area', figure: '15451 sq.m', statement: 'The library has an area of 15451 sq.m.' },
  { id: 'library-volumes', figure: '50000+ volumes', statement: 'The library has a collection of 50000+ volumes.' },
  {
    id: 'digital-library',
    figure: '6500+ e-journals and 6000+ e-books',
    statement: 'The digital library offers 6500+ e-journals and 6000+ e-books.',
  },
  { id: 'papers', figure: '1200+ research papers', statement: 'The faculty have published 1200+ research papers.' },
  { id: 'book-chapters', figure: '1727 book chapters', statement: 'The faculty have contributed 1727 book chapters.' },
  { id: 'patents', figure: '54 patents', statement: 'The institute has 54 patents to its credit.' },
  {
    id: 'projects',
    figure: '103 research projects',
    statement: 'The faculty have taken up 103 research projects since the institute was founded.',
  },
  {
    id: 'h-index',
    figure: 'from 17 to 32',
    statement: 'Between the second and third NAAC cycles, the h-index of the institute rose from 17 to 32.',
  },
  {
    id: 'research-centres',
    figure: 'six departments',
    statement: 'JNTUGV recognised six departments as research centres for 2023-25: CE, CSE, ECE, EEE, MECH and MBA.',
  },
  {
    id: 'idea-lab',
    figure: 'AICTE Idea Lab',
    statement: 'The campus has an AICTE Idea Lab and laboratories supported by DST-FIST and UGC STRIDE.',
  },
  {
    id: 'innovation-council',
    figure: 'five years',
    statement:
      'The Institution’s Innovation Council was certified for five years: 2018-19, 2020-21, 2021-22, 2022-23 and 2023-24.',
  },
] as const;

/**
 * Statements 6 to 8 and 20 to 22 repeat facts of other pages of the section; the requirements do not say which 22 are
 * shown.
 */
export const sample = ['accolades[5..7]', 'accolades[19..21]'] as const;
