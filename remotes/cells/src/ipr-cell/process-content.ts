/** 7 patent steps, 5 copyright steps, guidelines and 4 points on ownership (R74.7). */
interface Step {
  title: string;
  text: string;
}

export const patentSteps: readonly Step[] = [
  {
    title: 'Disclose',
    text: 'The inventors submit the disclosure form with drawings, results and a statement of each inventor’s contribution.',
  },
  { title: 'Search', text: 'The cell searches patents and papers for similar work and prepares a report.' },
  {
    title: 'Evaluate',
    text: 'The Evaluation Committee hears the inventors and decides whether to file an application, improve the work further or publish it.',
  },
  { title: 'Draft', text: 'The patent agent and the inventors prepare the specification, claims and abstract.' },
  {
    title: 'File',
    text: 'The application is filed with the Indian Patent Office, and its number and date are entered in the register.',
  },
  {
    title: 'Respond',
    text: 'After publication and the request for examination, the cell replies to the examiner’s objections within the time limit.',
  },
  {
    title: 'Grant and renewal',
    text: 'The grant is announced, and the patent is renewed every year for as long as it is useful.',
  },
];

export const copyrightSteps: readonly Step[] = [
  {
    title: 'Submit the work',
    text: 'The authors submit the completed work with a statement of each author’s contribution.',
  },
  { title: 'Check', text: 'The cell confirms that the work is original and that quoted material may be used.' },
  { title: 'Apply', text: 'The application, two copies of the work and the fee are sent to the Copyright Office.' },
  {
    title: 'Wait for objections',
    text: 'Objections may be raised within thirty days of the issue of the diary number, after which the work is examined.',
  },
  { title: 'Register', text: 'The certificate is entered in the register and a copy is given to the authors.' },
];

export const guidelines =
  'Maintain a dated notebook countersigned by a colleague. Do not disclose the work outside the institute without a confidentiality agreement, and consult the cell at least a month before submitting a paper or thesis or taking part in an exhibition. Name all those, and only those, who contributed to the idea. Software, text and drawings are protected by copyright as soon as they are created; registration serves as proof.';

/** The first three points are required (R74.8). */
export const ownership = [
  'If facilities or funds of the institute were substantially used, the work is owned jointly by the inventors and the institute.',
  'If the work is part of the curriculum, such as a project or thesis, it is also owned jointly by the inventors and the institute.',
  'In all other cases, the inventors own the work in proportion to their contributions.',
  'The contributions are recorded in the disclosure form, which is signed by all inventors before filing.',
] as const;

export const sample = ['patentSteps[]', 'copyrightSteps[]', 'guidelines', 'ownership[3]'] as const;
