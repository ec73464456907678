import { topicDocuments } from '../topic-documents.ts';

/** Ten documents, in this order (R46.3). */
export const staffDocuments = topicDocuments('empowering-strategies', [
  ['Staff Awards', 'staff-awards'],
  ['Health Insurance', 'health-insurance'],
  ['Performance Appraisal', 'performance-appraisal'],
  ['Transport Facility', 'transport-facility'],
  ['Welfares', 'welfares'],
  ['Leave Policy', 'leave-policy'],
  ['Financial Aid Policy', 'financial-aid-policy'],
  ['Faculty Career Development', 'faculty-career-development'],
  ['Career Development Events', 'career-development-events'],
  ['FDPs/MDPs', 'fdps-mdps'],
]);

export const sample = [] as const;
