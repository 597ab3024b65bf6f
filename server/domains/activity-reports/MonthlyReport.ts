import type { ActivityReport } from './ActivityReport';

/** The figures of a vendor's month: of all ads together, and of each ad. */
export interface MonthlyReport {
  together: ActivityReport;
  /** the most viewed first */
  ads: { brochureId: number; title: string; report: ActivityReport }[];
}
