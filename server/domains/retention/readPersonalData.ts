import type { EntityManager } from 'typeorm';
import { contactFields, type PersonalDataRule } from './PersonalDataRule';
import { personalData } from './personalData';

/** What is kept of a person in one table. */
export interface PersonalRecords {
  table: string;
  what: string;
  stays: string | null;
  /** by column; only the values that a person gets to see */
  rows: Record<string, unknown>[];
}

/** The values of an SQL statement about a person: it may use the fields of contacts. */
export function personParameters(sql: string, address: string): unknown[] {
  return sql.includes('$2') ? [address, contactFields] : [address];
}

/**
 * Returns everything that is kept of an address, by the one table of personal data; tables without any are left out.
 * @param address in lower case
 */
export async function readPersonalData(manager: EntityManager, address: string): Promise<PersonalRecords[]> {
  const found: PersonalRecords[] = [];
  for (const data of personalData) {
    const sql = selectOf(data);
    const rows = await manager.query<Record<string, unknown>[]>(sql, personParameters(sql, address));
    if (rows.length > 0) found.push({ table: data.table, what: data.what, stays: data.stays, rows });
  }
  return found;
}

function selectOf({ table, whose, shown }: PersonalDataRule): string {
  const values = Object.entries(shown).map(([name, value]) =>
    typeof value === 'string' ? name : `${value.sql} AS ${name}`,
  );
  return `SELECT ${values.join(', ')} FROM ${table} WHERE ${whose} ORDER BY ${table}.id`;
}

/** The label of a value in the table of personal data. */
export function labelOf(table: string, name: string): string {
  const value = personalData.find((data) => data.table === table)?.shown[name];
  return typeof value === 'string' ? value : (value?.label ?? name);
}
