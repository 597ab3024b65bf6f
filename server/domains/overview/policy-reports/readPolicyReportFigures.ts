import type { DataSource } from 'typeorm';

/** Reports of yesterday and today, and what was blocked most often. */
export async function readPolicyReportFigures(
  database: DataSource,
): Promise<{ policyReportsCount: number; mostBlocked: string | null }> {
  const [figures] = await database.query<{ policyReportsCount: number; mostBlocked: string | null }[]>(
    `SELECT least(coalesce(sum(count), 0), 2147483647)::integer AS "policyReportsCount",
       (array_agg(directive || ' ' || blocked ORDER BY count DESC))[1] AS "mostBlocked"
     FROM policy_reports WHERE day >= current_date - 1`,
  );
  return figures ?? { policyReportsCount: 0, mostBlocked: null };
}
