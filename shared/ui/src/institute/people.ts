/* People by office, entered only here. Sample content. */

export interface Officer {
  name: string;
  office: string;
  /** Separated by slashes (R44.3). */
  telephone: string;
}

export const chairman = 'Sri K. Satyanarayana Raju';
export const treasurer = 'Sri B. Rama Mohana Rao';

const officer = (office: string, name: string, telephone: string): Officer => ({ office, name, telephone });

/** In the order of the Administration page (R44.2). */
export const officers = {
  ceo: officer('Chief Executive Officer', 'Sri M. Venkateswara Rao', '1800200101'),
  rector: officer('Rector', 'Dr. P. Lakshmi Kumari', '1800200102'),
  principal: officer('Principal', 'Dr. T. Ravi Shankar', '1800200103 / 1800200104'),
  administration: officer('Dean, Administration', 'Dr. N. Srinivasa Reddy', '1800200105'),
  iqac: officer('Dean, IQAC', 'Dr. Ch. Padmavathi', '1800200106'),
  academics: officer('Dean, Academics', 'Dr. G. Ramesh Babu', '1800200107 / 2107'),
  evaluation: officer('Dean, Evaluation', 'Dr. S. Hari Prasad', '1800200108'),
  admissions: officer('Dean, Admissions', 'Dr. V. Anuradha', '1800200109 / 1800200110'),
  placement: officer('Dean, Placement & Training', 'Sri D. Kiran Kumar', '1800200111'),
  facultyAffairs: officer('Dean, Faculty Affairs', 'Dr. B. Sujatha', '1800200112'),
  research: officer('Dean, Research & Development', 'Dr. A. Mohana Krishna', '1800200113'),
  internationalStudents: officer('Dean, International Student Affairs', 'Dr. Y. Swathi', '189120011400'),
  industry: officer('Dean, Industry Relations', 'Sri J. Naresh Varma', '1800200115'),
  studentAffairs: officer('Dean, Student Affairs', 'Dr. R. Bhaskara Rao', '1800200116'),
  infrastructure: officer('Associate Dean, Infrastructure', 'Sri L. Appala Naidu', '2117'),
} as const;

export const administrativeOfficer = officer('Administrative Officer', 'Mr. T. Venkateswarlu', '1800200118');
export const controllerOfExaminations = officer('Controller of Examinations', 'Dr. K. Lalitha Devi', '1800200121');

/** A former student on two committees. */
export const alumniFounder = { name: 'Mrs. N. Vijaya Durga', company: 'Palmyra Foods' } as const;

/** Heads by department page id. A test compares them with the content API's sample. */
export const heads = {
  civil: 'Dr. Ramana Murthy Behara',
  eee: 'Dr. Suryanarayana Kandregula',
  me: 'Dr. Venkata Rao Pilla',
  ece: 'Dr. Lakshmi Kumari Bandaru',
  cse: 'Dr. Sunitha Cheekati',
  it: 'Dr. Chandra Mouli Bhogapurapu',
  ecm: 'Dr. Pushpa Latha Sabbavarapu',
  aids: 'Dr. Bala Krishna Vempadapu',
  mba: 'Dr. Neelima Challapalli',
  basic: 'Dr. Annapurna Vadlamani',
} as const;

export const sample = [
  'chairman',
  'treasurer',
  'officers',
  'administrativeOfficer',
  'controllerOfExaminations',
  'alumniFounder',
  'heads',
] as const;
