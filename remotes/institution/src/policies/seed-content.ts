import { topicDocuments } from '../topic-documents.ts';

/** 32 policies, in this order (R42.4). */
export const policies = topicDocuments('policies', [
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

export const sample = [] as const;
