import type { DataSource } from 'typeorm';
import { policyReports } from '../../../platform/metrics/metrics';
import type { PolicyReport } from './readPolicyReports';

/** Rows of a day: anybody may send reports, and invent hosts. */
const mostOfADay = 200;

/** Adds the reports to the counts of their day. Beyond `mostOfADay` what was blocked counts as `other`. */
export async function countPolicyReports(database: DataSource, reports: readonly PolicyReport[]): Promise<void> {
  for (const { directive, blocked } of reports) {
    policyReports.inc({ directive });
    await database.query(
      `INSERT INTO policy_reports AS kept (day, directive, blocked, count)
       SELECT current_date, $1::text, CASE WHEN count(*) < $3 OR bool_or(directive = $1 AND blocked = $2) THEN $2::text ELSE 'other' END, 1
       FROM policy_reports WHERE day = current_date
       ON CONFLICT (day, directive, blocked) DO UPDATE SET count = least(kept.count, 2147483646) + 1`,
      [directive, blocked, mostOfADay],
    );
  }
}
