/** The campus-wide MATLAB licence (R81). */

export const title = 'Unlimited MATLAB and Simulink for students, faculty and researchers';

export const paragraphs = [
  'The institute has a campus-wide licence partnership for MATLAB and Simulink. Every student, teacher and researcher can use MATLAB, Simulink and the toolboxes on any number of computers: in the laboratories, on a personal laptop, or in a web browser without installation.',
  'The licence covers course work, projects, theses and academic research. It is valid for as long as you are with the institute. The files you create remain yours and can be opened in later versions.',
] as const;

export const uses: readonly { title: string; text: string }[] = [
  { title: 'Signals', text: 'Filter recorded signals, study their spectra and compare the results.' },
  { title: 'Control', text: 'Model a motor in Simulink and tune its controller before working in the laboratory.' },
  { title: 'Structures', text: 'Analyse frames and heat flow, and plot the results.' },
  { title: 'Data', text: 'Fit, classify and plot measurements with reusable scripts.' },
];

export const firstSteps = [
  'Create an account with your institute email address.',
  'Confirm your address from the verification email. The licence will then be linked to your account.',
  'Download the installer, or open MATLAB in your browser.',
] as const;

/** The MATLAB program that draws the banner. */
export const program = ['[X, Y, Z] = peaks(29);', 'surf(X, Y, Z)', 'axis off'] as const;

export const learnMore = 'https://www.mathworks.com/academia/tah-portal.html';

export const sample = ['paragraphs', 'uses[]', 'firstSteps', 'program'] as const;
