import { Chip } from '@viit/ui/chip';
import { DocumentFacts } from '@viit/ui/document-facts';
import * as css from './register.module.css';

/** Renders the size of a document, or that it is not yet published (R95.3). */
export const DocumentStatus = ({ link }: { link?: string | undefined }) => (
  <> {link ? <DocumentFacts className={css.facts} href={link} /> : <Chip>Not yet published</Chip>}</>
);
