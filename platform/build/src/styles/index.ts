/* For the registry; does not load the compiler. */
export { checkStyles } from './check-styles.ts';
export { cssTokens } from './css-tokens.ts';
export { describeFinding, type StyleFindings } from './style-findings.ts';
