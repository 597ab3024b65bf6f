import type { EntityManager } from 'typeorm';
import { Brochure } from '../../Brochure';

export interface ColumnsOfAd {
  id: number;
  /** values by property name; times as dates or ISO texts */
  columns: Partial<Brochure>;
}

/**
 * Writes columns of many ads in one statement for each set of columns, usually one in all. The caller holds the ads'
 * row locks.
 */
export async function writeColumns(manager: EntityManager, ads: readonly ColumnsOfAd[], now: Date): Promise<void> {
  const statements = new Map<string, { columns: string[]; rows: object[] }>();
  for (const { id, columns } of ads) {
    const values = databaseValues(manager, columns);
    const names = Object.keys(values).toSorted();
    const key = names.join();
    const statement = statements.get(key) ?? { columns: names, rows: [] };
    statement.rows.push({ id, values });
    statements.set(key, statement);
  }
  for (const { columns, rows } of statements.values()) {
    const set = columns.map((name) => `${name} = new.${name}, `).join('');
    await manager.query(
      `UPDATE brochures AS ad SET ${set}updated_at = $2, version = ad.version + 1
       FROM (
         SELECT changed.* FROM jsonb_to_recordset($1::jsonb) AS given (id integer, values jsonb)
         JOIN brochures AS old ON old.id = given.id
         CROSS JOIN LATERAL jsonb_populate_record(old, given.values) AS changed
       ) AS new
       WHERE ad.id = new.id`,
      [JSON.stringify(rows), now],
    );
  }
}

/** By column name. A column whose value is undefined keeps what it has. */
function databaseValues({ dataSource }: EntityManager, columns: Partial<Brochure>): Record<string, unknown> {
  const metadata = dataSource.getMetadata(Brochure);
  return Object.fromEntries(
    Object.entries(columns).map(([property, value]): [string, unknown] => {
      const column = metadata.findColumnWithPropertyName(property);
      if (column === undefined) throw new Error(`ads have no column "${property}"`);
      return [column.databaseName, value];
    }),
  );
}
