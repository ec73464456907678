/**
 * All documents that the pages of the section link to. The build makes a one-page PDF for each that is not in
 * `public/`.
 */
import type { DocumentRef } from '@viit/runtime/contract';
import { documents as iic } from './iic-cell/content.ts';
import { documents as iqac } from './iqac/content.ts';
import { documents as accessibility } from './screen-reader-access/content.ts';

const documents: readonly DocumentRef[] = [...iic, ...iqac, ...accessibility];

export default documents;
