import { field } from '@viit/toolkit/collections';

/** The fields of an entry that is a document. */
export const name = field.line('Name', { help: 'The text of the link.' });
export const link = field.document('File', { help: 'A PDF, or a scan as JPG.' });
export const statutory = field.yesNo('Also on Statutory Approvals', {
  help: 'Shows the letter on that page too.',
  optional: true,
});
