/** The campus-wide MATLAB licence (R81). */

export const title = 'Unlimited MATLAB and Simulink for students, faculty and researchers';

export const paragraphs = [
  'The institute takes part in a campus-wide licence partnership. Every student, teacher and researcher may use MATLAB, Simulink and the toolboxes on any number of machines: in the laboratories, on a laptop in the hostel, or in a browser with nothing installed.',
  'The licence covers course work, projects, theses and unpaid research. It ends when you leave the institute; files that you made remain yours and open with any later version.',
] as const;

export const uses: readonly { title: string; text: string }[] = [
  { title: 'Signals', text: 'Filter a recording, look at its spectrum, and hear the difference.' },
  { title: 'Control', text: 'Model a motor in Simulink and tune its controller before touching the bench.' },
  { title: 'Structures', text: 'Solve frames and heat flow, and plot what is too large to draw by hand.' },
  { title: 'Data', text: 'Fit, classify and plot measurements with a script that can be run again.' },
];

export const firstSteps = [
  'Make an account with your institute mail address, the one that you use for the learning platform.',
  'Confirm the mail that you receive; the licence is then attached to your account.',
  'Download the installer, or open MATLAB in the browser.',
] as const;

/** The MATLAB program that draws the banner. */
export const program = ['[X, Y, Z] = peaks(29);', 'surf(X, Y, Z)', 'axis off'] as const;

export const learnMore = 'https://www.mathworks.com/academia/tah-portal.html';

export const sample = ['paragraphs', 'uses[]', 'firstSteps', 'program'] as const;
