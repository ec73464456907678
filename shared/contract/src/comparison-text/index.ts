export { describeComparison, describeStyled } from './describe-comparison.ts';
export { describeChange, describeKinds, describePageChange } from './describe-page.ts';
export { describeCounts, describeShort } from './describe-short.ts';
export { describeBytes, listNames, plural } from './phrases.ts';
