import { Field, InputType, Int } from 'type-graphql';
import { builtLegalDays, type LegalKind } from '../../../../shared/legal/legalKinds';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { DomainError } from '../../../shared/errors/DomainError';
import { siteTimeZone } from '../../../shared/legal/siteTimeZone';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { LegalDraftRow } from './LegalDraftRow';
import { LegalKindEnum, type LegalDraft } from './LegalText';
import { LegalVersionRow } from './LegalVersionRow';
import { earliestDay, readLegalDraft } from './listLegalDrafts';
import { lockLegalTexts } from './lockLegalTexts';
import { readLegalVersions } from './readLegalVersions';

@InputType({ description: 'Which draft is published, and from when it is in force.' })
export class PublishLegalTextInput {
  @Field(() => LegalKindEnum, { description: 'Which text.' })
  kind: LegalKind;

  @Field(() => Int, { description: '`version` of the draft that was read.' })
  version: number;

  @Field(() => GraphQLDate, {
    description: 'First day in force, in Queensland: today or later, and after the first day of every other version.',
  })
  validFrom: string;
}

/**
 * Publishes the draft of a legal text as its next version, which never changes (docs/rules/legal-texts.md#versions). The
 * first publication also keeps the text that the site came with, as version 1.
 *
 * @throws DomainError NOT_FOUND without a draft, CONFLICT if it has changed meanwhile or says what the last version says,
 * VALIDATION_FAILED on `validFrom`
 */
export async function publishLegalText(
  context: RequestContext,
  { kind, version, validFrom }: Pick<PublishLegalTextInput, 'kind' | 'version' | 'validFrom'>,
): Promise<LegalDraft> {
  authorize(context.viewer, 'publishLegalText');
  const now = context.clock.now();
  await context.database.transaction(async (manager) => {
    await lockLegalTexts(manager, kind);
    const drafts = manager.getRepository(LegalDraftRow);
    const rows = manager.getRepository(LegalVersionRow);
    const draft = await drafts.findOneBy({ kind });
    if (!draft) throw new DomainError('NOT_FOUND', 'There is no draft of this text. Write one first.');
    if (draft.version !== version) {
      throw new DomainError('CONFLICT', 'Somebody has changed this draft meanwhile. Load it again.');
    }
    const versions = await readLegalVersions(manager, kind);
    refuseEarlyDay(validFrom, earliestDay(calendarDay(now, siteTimeZone), versions));
    const last = versions[0]?.number ?? 1;
    let latest = await rows.findOneBy({ kind, number: last });
    if (!latest) {
      latest = rows.create({
        ...{ kind, number: 1, text: context.legalTextAsBuilt(kind), validFrom: builtLegalDays[kind] },
        ...{ publishedAt: now, publishedById: null },
      });
      await rows.insert(latest);
    }
    if (latest.text.trim() === draft.text) {
      throw new DomainError('CONFLICT', `The draft says what version ${last} says. Change it first.`);
    }
    const publishedById = context.viewer?.accountId ?? 0;
    const published = { kind, number: last + 1, text: draft.text, validFrom, publishedAt: now, publishedById };
    await rows.insert(published);
    await drafts.delete({ kind });
    const name = kind.toLowerCase();
    const spell = (number: number, day: string): string => `version ${number}, from ${formatAustralianDate(day)}`;
    await recordAudit(manager, context, [
      {
        ...{ action: 'publishLegalText', entityType: 'SiteSettings', entityId: 1 },
        before: { [name]: spell(last, latest.validFrom) },
        after: { [name]: spell(published.number, validFrom) },
      },
    ]);
  });
  return readLegalDraft(context, kind);
}

function refuseEarlyDay(validFrom: string, earliest: string): void {
  if (validFrom >= earliest) return;
  const message = `Choose ${formatAustralianDate(earliest)} or a later day.`;
  throw new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'validFrom', code: 'TOO_EARLY', message }],
  });
}
