import type { ActivityReport } from './ActivityReport';

/** What happened to all ads of a vendor in a month, together and for each. */
export interface MonthlyReport {
  together: ActivityReport;
  /** the most viewed first */
  ads: { brochureId: number; title: string; report: ActivityReport }[];
}
