import type { EntityManager } from 'typeorm';
import { recipientHashesOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { secretsOf } from '../../shared/secrets/olderSecrets';
import { identityHashes } from '../accounts/states/identityHashes';
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

/** What tells whose a row is. */
interface Person {
  /** in lower case */
  address: string;
  /** that stands for the address where the address itself is not kept */
  hashes: readonly string[];
  /** that coupons keep of a person who is erased */
  personHash?: string;
}

/** Returns the keyed hashes that stand for an address, whichever secret made them: of opt-outs and of closed logins. */
export function hashesOf(identitySecret: string, address: string): string[] {
  const ofLogin = secretsOf(identitySecret).flatMap((secret) => identityHashes(secret, { email: address, abn: null }));
  return [...recipientHashesOf(identitySecret, address), ...ofLogin.map(({ hash }) => hash)];
}

/**
 * Runs an SQL statement about a person, which may use $1, the address, $2, `contactFields`, $3, the keyed hash of the
 * person, and $4, the hashes of the address. PostgreSQL refuses parameters that a statement does not use, so they are numbered anew.
 */
export function queryPerson<Row>(
  manager: EntityManager,
  sql: string,
  { address, hashes, personHash }: Person,
): Promise<Row[]> {
  const parameters: unknown[] = [];
  const text = sql.replaceAll(/\$([1-4])/g, (_all, number: string) => {
    parameters.push([address, contactFields, personHash, hashes][Number(number) - 1]);
    return `$${parameters.length}`;
  });
  return manager.query<Row[]>(text, parameters);
}

/**
 * Returns everything that is kept of an address, by the one table of personal data; tables without any are left out.
 * @param address in lower case
 */
export async function readPersonalData(
  manager: EntityManager,
  identitySecret: string,
  address: string,
): Promise<PersonalRecords[]> {
  const person = { address, hashes: hashesOf(identitySecret, address) };
  const found: PersonalRecords[] = [];
  for (const data of personalData) {
    const rows = await queryPerson<Record<string, unknown>>(manager, selectOf(data), person);
    if (rows.length > 0) found.push({ table: data.table, what: data.what, stays: data.stays, rows });
  }
  return found;
}

function selectOf({ table, whose, shown, hidden }: PersonalDataRule): string {
  const values = Object.entries(shown).map(([name, value]) =>
    typeof value === 'string' ? name : `${value.sql} AS ${name}`,
  );
  // a table without a number of its own has one row of a person
  const order = hidden === 'rest' || hidden.includes('id') ? `${table}.id` : '1';
  return `SELECT ${values.join(', ')} FROM ${table} WHERE ${whose} ORDER BY ${order}`;
}

/** The label of a value in the table of personal data. */
export function labelOf(table: string, name: string): string {
  const value = personalData.find((data) => data.table === table)?.shown[name];
  return typeof value === 'string' ? value : (value?.label ?? name);
}
