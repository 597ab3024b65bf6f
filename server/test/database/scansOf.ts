import type { DataSource } from 'typeorm';
import { sqlLiterals } from './sqlLiterals';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

export interface Scan {
  /** type of the node and its index or table, for example "Index Only Scan brochures_geo_idx" */
  name: string;
  /** rows that it read, including those that its filter removed */
  rows: number;
}

/**
 * Runs a statement with the plan that PostgreSQL keeps for a prepared statement, which fits any values. Returns the
 * scans that ran.
 */
export async function scansOf(
  database: DataSource,
  { sql, values }: { sql: string; values: unknown[] },
): Promise<Scan[]> {
  return database.transaction(async (manager) => {
    await manager.query('SET LOCAL plan_cache_mode = force_generic_plan');
    await manager.query(`PREPARE explained AS ${sql}`);
    const [row] = await manager.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE explained${sqlLiterals(values)}`,
    );
    await manager.query('DEALLOCATE explained');
    return row ? scans(row['QUERY PLAN'][0].Plan) : [];
  });
}

function scans(node: PlanNode): Scan[] {
  const { 'Index Name': index, 'Relation Name': table } = node;
  const below = (node.Plans ?? []).flatMap(scans);
  const name = index ?? table;
  if (name === undefined || node['Actual Loops'] === 0) return below;
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return [{ name: `${node['Node Type']} ${name}`, rows }, ...below];
}
