export * from './budgets.ts';
export * from './document.ts';
export * from './export-plan.ts';
export * from './lists.ts';
export * from './manifest.ts';
export * from './page.ts';
export * from './page-table.ts';
export { reservedNames } from './section-name.ts';
export * from './toolkit.ts';
