import { topicDocuments } from '../topic-documents.ts';

export const sample = ['lede', 'intro[]', 'keyAreas[].text', 'closing'] as const;

export const title = 'Policies and Perspectives';
export const lede =
  'What the institute asks of itself, written down: eight principles that every rule follows, and the 32 policies that apply them.';

export const intro = [
  'A policy is a promise that can be checked. It says who decides, on what grounds, in what time, and to whom you may turn if the decision seems wrong. Ours cover the whole of institute life, from hiring a teacher to naming a course.',
  'Departments propose a policy, the people it binds are consulted, and the governing body approves it. Eight principles hold the set together, so that two policies never ask opposite things of the same person.',
];

/** Eight key areas, in this order (R42.2). */
export const keyAreas = [
  {
    title: 'Unified Framework',
    text: 'One set of rules for every department and office. Where two policies touch, each names the other and says which prevails.',
  },
  {
    title: 'Clarity and Transparency',
    text: 'Plain wording, a named office and a date on every document. What is in force is published here and nowhere else.',
  },
  {
    title: 'Accountability',
    text: 'Each policy has an owner who reports once a year on how it was kept, including the cases where it was not.',
  },
  {
    title: 'Regulatory Compliance',
    text: 'Rules of AICTE, UGC, the affiliating university and the State are met first; ours may ask for more, never for less.',
  },
  {
    title: 'Effective Communication',
    text: 'A new or changed policy reaches staff and students before it takes effect, through departments, mentors and the notice board.',
  },
  {
    title: 'Conflict Resolution',
    text: 'Every decision can be questioned: first with the office that made it, then with a committee on which that office does not sit.',
  },
  {
    title: 'Continuous Improvement',
    text: 'Policies are reviewed on a fixed cycle, with feedback from students, staff, parents and employers on the table.',
  },
  {
    title: 'Institutional Integrity',
    text: 'Honesty in admissions, examinations, research and accounts is the condition under which every other rule makes sense.',
  },
] as const;

export const closing =
  'Taken together, the policies below let anyone, inside the institute or outside it, see what to expect and hold us to it. Where one is unclear, write to the office named on its first page; questions are how the next version gets better.';

/** 32 policies, in this order (R42.4). */
export const documents = topicDocuments('policies', [
  ['HR policy', 'hr'],
  ['Financial policy', 'financial'],
  ['Anti-Ragging policy', 'anti-ragging'],
  ['Code of Ethics', 'code-of-ethics'],
  ['Discipline policy', 'discipline'],
  ['e-Governance policy', 'e-governance'],
  ['Green Campus policy', 'green-campus'],
  ['Grievance Redressal policy', 'grievance-redressal'],
  ['Internal Complaint policy', 'internal-complaint'],
  ['Internship manual', 'internship-manual'],
  ['NISP (innovation and start-ups)', 'nisp'],
  ['Divyangjan Facilities policy', 'divyangjan-facilities'],
  ['IT policy', 'it'],
  ['Faculty development policy', 'faculty-development'],
  ['Job induction policy', 'job-induction'],
  ['Admission policy', 'admission'],
  ['Infrastructure Maintenance policy', 'infrastructure-maintenance'],
  ['Environment and Sustainability policy', 'environment-and-sustainability'],
  ['Gender policy', 'gender'],
  ['Industrial training policy', 'industrial-training'],
  ['Research Development policy', 'research-development'],
  ['Promotion policy', 'promotion'],
  ['Means and Merits Scholarship policy', 'means-and-merits-scholarship'],
  ['Physical Education policy', 'physical-education'],
  ['Funds Mobilisation policy', 'funds-mobilisation'],
  ['Scribe policy', 'scribe'],
  ['Adjunct Faculty policy', 'adjunct-faculty'],
  ['Placements policy', 'placements'],
  ['Stakeholder Feedback policy', 'stakeholder-feedback'],
  ['Value Added Courses policy', 'value-added-courses'],
  ['Add-on Courses policy', 'add-on-courses'],
  ['Course Code policy', 'course-code'],
]);
