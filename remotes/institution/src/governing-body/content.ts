export const title = 'Governing Body';
export const lede =
  'The Governing Body is the highest decision-making body of the institute. It approves the strategic plan and the budget, makes appointments, and reviews the work of the other bodies.';

export const intro = [
  'The Governing Body is constituted under the rules of the University Grants Commission for autonomous colleges. It includes members of the founding trust, educationists, industrialists, nominees of UGC and the state government, and representatives of the faculty and management.',
  'The Governing Body meets twice a year.',
] as const;

/** Meetings in a year, apex bodies, committees (R60.6). */
export const facts = [
  { value: '16', label: 'members' },
  { value: '2', label: 'meetings a year' },
  { value: '4', label: 'apex bodies' },
  { value: '19', label: 'committees' },
] as const;

/** Four apex bodies (R60.6). Their names follow the rules for autonomous colleges. */
export const apexBodies = [
  { name: 'Governing Body', does: 'Decides on policy, budget and appointments' },
  { name: 'Academic Council', does: 'Approves courses, regulations and results', href: '/academic-council' },
  { name: 'Boards of Studies', does: 'Prepare the syllabus of each programme' },
  { name: 'Finance Committee', does: 'Examines estimates, fees and accounts', href: '/finance-committee' },
] as const;
export const committeesText =
  'Nineteen committees assist these bodies in matters such as admissions, examinations, discipline, the library and hostels.';

export const functions = [
  'Guide the institute in exercising its autonomy and meeting its objectives.',
  'Approve the strategic plan and review its progress every year.',
  'Approve the budget and the audited accounts recommended by the Finance Committee.',
  'Approve new degree and diploma programmes proposed by the Academic Council.',
  'Institute scholarships, fellowships, medals and prizes recommended by the Academic Council.',
  'Decide on the recruitment, service conditions and promotion of staff.',
  'Review accreditation, audit and grievance reports, and decide on the action to be taken.',
] as const;

export const designations = ['Chairman', 'Member', 'Member Secretary'] as const;

export const categories = [
  'Trust/Management',
  'Educationist',
  'Nominee of UGC',
  'Nominee of State Govt',
  'Industrialist',
  'Faculty Representative',
  'Institute Representative',
] as const;
export const sample = ['intro[0]', 'apexBodies', 'functions'] as const;
