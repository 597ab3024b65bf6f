import type { LegalKind } from '../../../../shared/legal/legalKinds';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { siteTimeZone } from '../../../shared/legal/siteTimeZone';
import { LegalText } from './LegalText';
import { LegalVersionRow } from './LegalVersionRow';
import { readLegalVersions, versionInForce } from './readLegalVersions';

/** Returns a version of a legal text; without a number, the one in force. Null: there is no such version. */
export async function readLegalText(
  context: RequestContext,
  { kind, number }: { kind: LegalKind; number: number | null },
): Promise<LegalText | null> {
  authorize(context.viewer, 'legalText');
  const versions = await readLegalVersions(context.database, kind);
  const today = calendarDay(context.clock.now(), siteTimeZone);
  const version = number === null ? versionInForce(versions, today) : versions.find((each) => each.number === number);
  if (!version) return null;
  const row = await context.database.getRepository(LegalVersionRow).findOneBy({ kind, number: version.number });
  return Object.assign(new LegalText(), { kind, version, versions, text: row?.text ?? null });
}
