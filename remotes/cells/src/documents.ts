/**
 * All documents that the pages of the section link to. The build makes a one-page PDF for each that is not in
 * `public/`.
 */
import type { DocumentRef } from '@viit/runtime/contract';
import { documents as iic } from './iic-cell/seed-content.ts';
import { documents as iqac } from './iqac/content.ts';
import { documents as accessibility } from './screen-reader-access/content.ts';

/** The names make sense outside of the menu. */
const documents: readonly DocumentRef[] = [
  ...iic.map(({ group, name, link }) => ({ name: group ? `IIC ${group} ${name}` : `IIC ${name}`, href: link })),
  ...iqac,
  ...accessibility,
];

export default documents;
