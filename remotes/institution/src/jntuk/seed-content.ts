const permanent = (years: string) =>
  ({
    id: `permanent-${years}`,
    kind: 'Permanent affiliation',
    years,
    name: `Permanent Affiliation ${years}`,
    link: `/documents/jntuk/permanent-affiliation-${years}.pdf`,
  }) as const;
const approval = (years: string, type: 'pdf' | 'jpg') =>
  ({
    id: `approval-${years}`,
    kind: 'Approval letters',
    years,
    name: `Approval of Affiliation ${years}`,
    link: `/documents/jntuk/approval-of-affiliation-${years}.${type}`,
  }) as const;

/** Eight letters, PDFs and scans (R64.1). Two of them are also on "Statutory Approvals" (R48.1). */
export const letters = [
  { ...permanent('2021-23'), statutory: true },
  { ...permanent('2019-20'), statutory: true },
  permanent('2014-15'),
  approval('2018-19', 'pdf'),
  approval('2017-18', 'pdf'),
  approval('2016-17', 'jpg'),
  approval('2012-13', 'jpg'),
  approval('2009-10', 'jpg'),
];

/** Only the number of letters and two permanent affiliations are required. */
export const sample = ['letters[2..7]'] as const;
