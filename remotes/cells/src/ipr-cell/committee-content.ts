/** The Evaluation Committee with 8 roles (R74.6). */
export const evaluationRoles: readonly { role: string; text: string }[] = [
  { role: 'Chairperson', text: 'The Principal, who confirms the decision.' },
  { role: 'Convener', text: 'The IPR Cell in-charge, who convenes the meeting.' },
  { role: 'Dean, Research & Development', text: 'Assesses the research value of the work.' },
  { role: 'Head of Department', text: 'Represents the department in which the work was done.' },
  { role: 'Internal expert', text: 'A faculty member in the same field who was not involved in the work.' },
  { role: 'External expert', text: 'A specialist from industry or another institution, bound by confidentiality.' },
  { role: 'Patent agent', text: 'A registered agent, who advises on legal aspects.' },
  { role: 'Finance officer', text: 'Estimates the cost of filing and renewal.' },
];

export const sample = ['evaluationRoles[]'] as const;
