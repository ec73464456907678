/* What the registry checks stylesheets with; it loads no compiler. */
export { checkStyles } from './check-styles.ts';
export { describeFinding } from './style-report.ts';
