import type { ActivityReport } from './ActivityReport';

/** The figures of a vendor's month: of all ads together, and of each ad. */
export interface MonthlyReport {
  /** names of the time zones by whose days the ads count, by alphabet */
  zones: string[];
  together: ActivityReport;
  /** the most viewed first */
  ads: { brochureId: number; title: string; report: ActivityReport }[];
}
