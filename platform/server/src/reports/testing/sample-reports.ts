import type { Report, ReportedView } from '@viit/contract/reports';

/** A view of the page /exams for tests. */
export const viewOf = (view: Partial<ReportedView> = {}): ReportedView => ({
  section: 'exams',
  version: '1.0.0',
  page: '/exams',
  navigation: 'navigate',
  isCounted: false,
  hadErrors: false,
  vitals: {},
  elements: {},
  problems: [],
  ...view,
});

/** A report as the reporter sends it. */
export const reportOf = (...views: ReportedView[]): Report => ({ shell: '1.0.0', connection: '4g', views });
