import type { Client } from 'pg';

export interface BackedUpTable {
  /** quoted, with its schema */
  name: string;
  /** quoted; without generated columns */
  columns: string[];
  /** null: no partition */
  partition: { of: string; bound: string } | null;
}

/** The schemas of the site: its own tables, and the job queue. */
const schemas = `('public', 'job_queue')`;

/**
 * Every table with rows: partitions instead of their parents, without those of extensions, without counts of a minute
 * (UNLOGGED), and without the list of migrations, which a restore writes itself.
 */
export async function backedUpTables(client: Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
       ARRAY(SELECT quote_ident(attname) FROM pg_attribute
             WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum)::text[] AS columns,
       CASE WHEN c.relispartition THEN json_build_object(
         'of', (SELECT format('%I.%I', pn.nspname, p.relname) FROM pg_inherits i
                JOIN pg_class p ON p.oid = i.inhparent JOIN pg_namespace pn ON pn.oid = p.relnamespace
                WHERE i.inhrelid = c.oid),
         'bound', pg_get_expr(c.relpartbound, c.oid)) END AS partition
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ${schemas} AND c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname <> 'migrations'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1`,
  );
  return rows;
}

export async function backedUpSequences(client: Client): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences
     WHERE schemaname IN ${schemas} AND sequencename NOT LIKE 'migrations%' ORDER BY 1`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${name}`,
    );
    if (state.rows[0]) sequences.push({ name, ...state.rows[0] });
  }
  return sequences;
}
