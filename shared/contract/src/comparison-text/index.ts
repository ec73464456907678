export { describeComparison } from './describe-comparison.ts';
export { describeKinds, describePageChange } from './describe-page.ts';
export { describeCounts, describeShort } from './describe-short.ts';
export { describeBytes, plural } from './phrases.ts';
