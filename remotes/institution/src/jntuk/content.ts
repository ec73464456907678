export const title = 'JNTUK Approvals';
export const lede =
  'These are the letters of approval and permanent affiliation issued to the institute by Jawaharlal Nehru Technological University Kakinada.';

/** The kinds of letters, in the order of the page. */
export const groups = [
  {
    id: 'permanent',
    title: 'Permanent affiliation',
    about:
      'Granted to programmes after inspection by the university, for the academic year or years shown on each letter.',
  },
  {
    id: 'approvals',
    title: 'Approval letters',
    about: 'Granted every year for continuing programmes, new programmes and changes in intake.',
  },
] as const;

export const sample = ['groups[].about'] as const;
