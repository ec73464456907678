import type { DocumentRef } from '@viit/runtime/contract';

export const title = 'Fees and Seats';
export const lede =
  'Sanctioned seats and yearly tuition fees of every programme, by academic year, with the rules for refund of fees.';

export const levels = ['Undergraduate', 'Postgraduate'] as const;
export const sampleNote = 'The figures are samples and only show what the table looks like.';

export const paying = [
  'Category-A seats are filled through counselling by the state authority, Category-B seats by the institute on merit. The fee differs accordingly.',
  'Fees are paid only into the account of the institute, against a receipt. The institute charges no capitation fee and has no agents.',
] as const;

const refundRules: DocumentRef = { name: 'Fee Refund Rules', href: '/documents/admissions/fee-refund-rules.pdf' };
export const documents = [refundRules];
export const refund =
  'The rules state how much is refunded if an admission is cancelled, by the date on which the request is received, and how to apply.';

export const related = [
  { href: '/courses-offered', label: 'Courses Offered' },
  { href: '/admissionsprocedure', label: 'Admissions Procedure' },
  { href: '/admissionslists', label: 'Admission Lists' },
  { href: '/contact#admissions', label: 'Dean, Admissions' },
];

export const sample = ['lede', 'paying', 'refund'] as const;
