import type { Page } from '@playwright/test';
import { expect, test } from '../src/site-test.ts';

/* What visitors come for, from the home page in at most three steps, in the HTML alone. */

interface Task {
  question: string;
  /** Addresses, each linked from the page before; the first from the home page. */
  steps: readonly string[];
  /** What the answer's element says; the last step may name it by its fragment. */
  answer: RegExp;
}

const tasks: readonly Task[] = [
  {
    question: 'When is the supplementary examination of II B.Tech, regulation VR20?',
    steps: ['/academics/calendar#supplementary-2027'],
    answer: /Mon 8 to Sat 20 February 2027.*Supplementary examinations, II and III B\.Tech.*VR20/,
  },
  {
    question: 'Where is the time table of the last supplementary examination of II B.Tech, regulation VR20?',
    steps: ['/exams/about', '/exams/timetables#tt-26'],
    answer: /II B\.Tech.*Supplementary.*Examinations: \d\d\/\d\d\/2024 to .*VR20/,
  },
  {
    question: 'Whom do I call about ragging at night?',
    steps: ['/contact#anti-ragging-helpline'],
    answer: /Ragging.*1800 180 5522.*Day and night/,
  },
  {
    question: 'Is the AQAR of 2023-24 there?',
    steps: ['/accreditation', '/accreditation/quality-reports#aqar-2023-24'],
    answer: /AQAR 2023-24 Not yet published/,
  },
  {
    question: 'What is the fee of B.Tech in Computer Science?',
    steps: ['/admissions'],
    answer: /Computer Science & Engineering\s*4\s*300\s*₹70,000\s*₹1,40,000/,
  },
  {
    question: 'How many seats has the MBA?',
    steps: ['/admissions'],
    answer: /Master of Business Administration\s*2\s*240/,
  },
  {
    question: 'What do I get back if I cancel an admission?',
    steps: ['/admissions#refund', '/documents/admissions/fee-refund-rules.pdf'],
    answer: /^%PDF/,
  },
  {
    question: 'When are the Sankranti holidays?',
    steps: ['/academics/calendar#sankranti-2027'],
    answer: /Mon 11 to Sat 16 January 2027.*Sankranti holidays/,
  },
  {
    question: 'Which data did the institute submit to NIRF in 2025?',
    steps: ['/accreditation', '/accreditation/nirf-data#nirf-engineering-2025'],
    answer: /Data submitted to NIRF in the category Engineering, 2025/,
  },
  {
    question: 'Where are the minutes of the Anti-Ragging Committee?',
    steps: ['/accreditation', '/accreditation/committees#anti-ragging-minutes-2025-26'],
    answer: /Minutes of the Anti-Ragging Committee 2025-26/,
  },
  {
    question: 'Who hears grievances, and what is the telephone number?',
    steps: ['/grievances', '/contact#grievances'],
    answer: /Convener, Grievance Redressal Committee.*1800200133.*9:00 am to 4:30 pm/,
  },
];

test('each question of a visitor is answered in at most three steps from the home page', async ({ page, request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const home = await read('/');
  for (const { question, steps, answer } of tasks) {
    expect.soft(steps.length, question).toBeLessThanOrEqual(3);
    let html = home;
    for (const step of steps) {
      const [path = ''] = step.split('#');
      expect.soft(await linksIn(page, html), question).toContain(path);
      html = await read(path);
    }
    expect.soft(await textIn(page, html, steps.at(-1)?.split('#')[1]), question).toMatch(answer);
  }
});

/** Addresses without fragments. */
const linksIn = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((source) => {
    const links = new DOMParser().parseFromString(source, 'text/html').querySelectorAll('a[href]');
    return [...links].map((link) => link.getAttribute('href')?.split('#')[0] ?? '');
  }, html);

/** The text of an entry: its list item, row or section. Without an id, that of the page. */
const textIn = (page: Page, html: string, id: string | undefined): Promise<string> =>
  page.evaluate(
    ([source = '', anchor]) => {
      if (source.startsWith('%PDF')) return source;
      const sent = new DOMParser().parseFromString(source, 'text/html');
      const found = anchor ? sent.getElementById(anchor) : sent.querySelector('main');
      const entry = found?.closest('tr') ?? found;
      // Cells and blocks are separate words.
      for (const block of entry?.querySelectorAll('td, th, p, h3, li, caption') ?? []) block.append(' ');
      return entry?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    },
    [html, id] as const,
  );
