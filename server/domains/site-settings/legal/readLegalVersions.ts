import type { DataSource, EntityManager } from 'typeorm';
import { addDays } from '../../../../shared/dates/addDays';
import { builtLegalDays, type LegalKind } from '../../../../shared/legal/legalKinds';
import { LegalVersion } from './LegalText';
import { LegalVersionRow } from './LegalVersionRow';

type Days = Pick<LegalVersionRow, 'number' | 'validFrom'>;

/** Returns the versions of a legal text, newest first. Before the first publication it is the one that the site came with. */
export async function readLegalVersions(
  database: DataSource | EntityManager,
  kind: LegalKind,
): Promise<LegalVersion[]> {
  const rows: Days[] = await database.getRepository(LegalVersionRow).find({
    select: { kind: true, number: true, validFrom: true },
    where: { kind },
    order: { number: 'DESC' },
  });
  return withLastDays(rows.length === 0 ? [{ number: 1, validFrom: builtLegalDays[kind] }] : rows);
}

/** Each version is in force until the day before the next one. */
function withLastDays(rows: readonly Days[]): LegalVersion[] {
  return rows.map(({ number, validFrom }, at) => {
    const next = rows[at - 1];
    const validTo = next === undefined ? null : addDays(next.validFrom, -1);
    return Object.assign(new LegalVersion(), { number, validFrom, validTo });
  });
}

/** Returns the version in force on a day in Queensland: the newest that has begun. */
export function versionInForce(versions: readonly LegalVersion[], day: string): LegalVersion {
  const found = versions.find(({ validFrom }) => validFrom <= day) ?? versions.at(-1);
  if (found === undefined) throw new Error('Each legal text has a version.');
  return found;
}
