import { definePages } from '@viit/runtime';
import { academicsPages } from './pages-academics.ts';
import { institutePages } from './pages-institute.ts';
import { publicPages } from './pages-public.ts';

/** Less than the default: most of these pages only show text. */
const scriptBudget = 12_000;

/** The section's pages: the institute itself, then academics, admissions and governance, then what the public looks for. */
export default definePages(
  [...institutePages, ...academicsPages, ...publicPages].map((page) => ({ ...page, scriptBudget })),
);
