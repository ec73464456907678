/** 7 patent steps, 5 copyright steps, guidelines and 4 points on ownership (R74.7). */
interface Step {
  title: string;
  text: string;
}

export const patentSteps: readonly Step[] = [
  {
    title: 'Disclose',
    text: 'The inventors hand in the disclosure form with drawings, results and the share of each.',
  },
  { title: 'Search', text: 'The cell searches patents and papers for anything like it and writes down what it finds.' },
  {
    title: 'Evaluate',
    text: 'The Evaluation Committee hears the inventors and decides: file, improve, or publish freely.',
  },
  { title: 'Draft', text: 'A patent agent and the inventors write the specification, the claims and the abstract.' },
  {
    title: 'File',
    text: 'The application goes to the Indian Patent Office; its number and date are entered in the register.',
  },
  {
    title: 'Answer',
    text: 'After publication and the request for examination, the cell replies to each objection in time.',
  },
  {
    title: 'Grant and keep',
    text: 'The patent is granted, announced, and renewed each year for as long as it is of use.',
  },
];

export const copyrightSteps: readonly Step[] = [
  { title: 'Submit the work', text: 'The authors bring the finished work and a statement of who made which part.' },
  { title: 'Check', text: 'The cell confirms that the work is original and that quoted material may be used.' },
  { title: 'Apply', text: 'The application, two copies of the work and the fee go to the Copyright Office.' },
  {
    title: 'Wait for objections',
    text: 'For thirty days from the diary number anyone may object; then the work is examined.',
  },
  { title: 'Register', text: 'The certificate is entered in the register and a copy goes to the authors.' },
];

export const guidelines =
  'Keep a dated notebook, and have a colleague sign it. Show the work to nobody outside without a confidentiality agreement, and talk to the cell at least a month before a paper, a thesis or an exhibition. Name everyone who contributed to the idea, and nobody who did not. Software, text and drawings are protected by copyright from the moment they are made; registration is proof, not a condition.';

/** The first three points are required (R74.8). */
export const ownership = [
  'When facilities or funds of the institute were substantially used, the inventors and the institute own the result jointly.',
  'When the work is part of the curriculum, such as a project or a thesis, the inventors and the institute own the result jointly as well.',
  'In all other cases the inventors own it, each in proportion to the contribution made.',
  'The contributions are written in the disclosure form and signed by all inventors before anything is filed.',
] as const;

export const sample = ['patentSteps[]', 'copyrightSteps[]', 'guidelines', 'ownership[3]'] as const;
