import { definePages } from '@viit/runtime';
import { academicsPages } from './pages-academics.ts';
import { institutePages } from './pages-institute.ts';

/** The section's pages: the institute itself, then academics, admissions and governance. */
export default definePages([...institutePages, ...academicsPages]);
