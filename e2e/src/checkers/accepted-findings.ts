/** A finding of a checker that stays, and why. Anything else that the checkers find fails the test. */
interface AcceptedFinding {
  checker: 'IBM' | 'vnu';
  /** The message of the checker, and the element. */
  finding: RegExp;
  reason: string;
}

const acceptedFindings: readonly AcceptedFinding[] = [
  {
    checker: 'IBM',
    finding: /^aria_role_redundant: .* "list" .*<[uo]l /,
    reason:
      'Safari drops the role of a list whose markers CSS removes, unless the role is stated. Screen readers then no longer say how many entries a list has.',
  },
  {
    checker: 'IBM',
    finding: /^aria_role_redundant: .* "(table|rowgroup|row|columnheader|rowheader|cell)" /,
    reason:
      'On a phone CSS displays tables as blocks. Safari up to 17, which the site supports, then drops the roles of a table and its cells, unless they are stated.',
  },
  {
    checker: 'IBM',
    finding: /^element_tabbable_role_valid: .*<(div|section) .*tabindex="0"/,
    reason:
      'What scrolls needs a tab stop, or the keyboard cannot scroll it (axe: scrollable-region-focusable), and a tab panel has one by the pattern of the APG. Neither is a control.',
  },
  {
    checker: 'IBM',
    finding: /^fieldset_legend_valid: .*<fieldset aria-label="/,
    reason:
      'Screen readers read the name of a fieldset in aria-label like a legend. The heading above shows the same text.',
  },
  {
    checker: 'IBM',
    finding: /^element_attribute_deprecated: .*"start\\?" .*<ol start=/,
    reason:
      'The attribute is part of HTML (section 4.4.5), where HTML 4 had deprecated it: the rules are numbered across their groups.',
  },
  {
    checker: 'IBM',
    finding: /^element_attribute_deprecated: .*"abbr\\?" .*<th abbr=/,
    reason:
      'The attribute is part of HTML (section 4.9.10), where HTML 4 had another of the same name: screen readers read "Monday" where the column shows "M".',
  },
  {
    checker: 'vnu',
    finding: /^info: The “list” role is unnecessary for element “[uo]l”/,
    reason: 'As for the IBM checker: Safari and lists without markers.',
  },
  {
    checker: 'vnu',
    finding:
      /“role” attribute must not be used on a “(thead|tbody|tr|th|td)” element|The “(table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary/,
    reason: 'As for the IBM checker: Safari and tables that are displayed as blocks.',
  },
  {
    checker: 'vnu',
    finding: /Trailing slash on void elements/,
    reason: 'React writes void elements in this form. It has no effect.',
  },
  {
    checker: 'vnu',
    finding: /^error: CSS: /,
    reason:
      'The checker does not know container queries, their units and other newer CSS. The build checks styles against the supported browsers.',
  },
];

/** The findings of a checker that are not accepted. */
export const unexpected = (checker: AcceptedFinding['checker'], findings: readonly string[]): string[] =>
  findings.filter((finding) => !acceptedFindings.some((one) => one.checker === checker && one.finding.test(finding)));
