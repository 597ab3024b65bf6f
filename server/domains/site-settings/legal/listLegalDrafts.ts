import { addDays } from '../../../../shared/dates/addDays';
import { legalKinds, type LegalKind } from '../../../../shared/legal/legalKinds';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { siteTimeZone } from '../../../shared/legal/siteTimeZone';
import { DiscardedLegalDraft } from './DiscardedLegalDraft';
import { LegalDraftRow } from './LegalDraftRow';
import { LegalDraft, type LegalVersion } from './LegalText';
import { LegalVersionRow } from './LegalVersionRow';
import { readLegalVersions, versionInForce } from './readLegalVersions';

/** Returns all legal texts with their drafts and versions. */
export async function listLegalDrafts(context: RequestContext): Promise<LegalDraft[]> {
  authorize(context.viewer, 'legalDrafts');
  const drafts: LegalDraft[] = [];
  for (const kind of legalKinds) drafts.push(await readLegalDraft(context, kind));
  return drafts;
}

/** Returns a legal text with its draft and its versions. */
export async function readLegalDraft(context: RequestContext, kind: LegalKind): Promise<LegalDraft> {
  const { database, clock } = context;
  const versions = await readLegalVersions(database, kind);
  const [latest] = versions;
  const row = await database.getRepository(LegalVersionRow).findOneBy({ kind, number: latest?.number ?? 0 });
  const draft = await database
    .getRepository(LegalDraftRow)
    .findOne({ where: { kind }, relations: { changedBy: true } });
  const discarded = await database.getRepository(DiscardedLegalDraft).findOneBy({ kind });
  const today = calendarDay(clock.now(), siteTimeZone);
  return Object.assign(new LegalDraft(), {
    ...{ kind, text: draft?.text ?? null, version: draft?.version ?? 0, versions },
    ...{ changedAt: draft?.changedAt ?? null, changedBy: draft?.changedBy ?? null },
    ...{ discardedText: discarded?.text ?? null, discardedAt: discarded?.discardedAt ?? null },
    latestText: row?.text ?? context.legalTextAsBuilt(kind),
    earliestDay: earliestDay(today, versions),
    inForce: versionInForce(versions, today),
  });
}

/** A version begins after all others, and not in the past: nobody could have read it then. */
export function earliestDay(today: string, versions: readonly LegalVersion[]): string {
  const afterLast = addDays(versions[0]?.validFrom ?? '', 1);
  return afterLast > today ? afterLast : today;
}
