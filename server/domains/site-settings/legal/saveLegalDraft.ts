import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { LegalKind } from '../../../../shared/legal/legalKinds';
import { readLegalText } from '../../../../shared/legal/legalText';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { cleanText } from '../../../shared/text/cleanText';
import { DiscardedLegalDraft } from './DiscardedLegalDraft';
import { LegalDraftRow } from './LegalDraftRow';
import { LegalDraft, LegalKindEnum } from './LegalText';
import { readLegalDraft } from './listLegalDrafts';
import { lockLegalTexts } from './lockLegalTexts';

/** characters of a text; the built terms have 20,000 */
const longestLegalText = 100_000;

@InputType({ description: 'The draft of a legal text.' })
export class SaveLegalDraftInput {
  @Field(() => LegalKindEnum, { description: 'Which text.' })
  kind: LegalKind;

  @Field(() => Int, { description: '`version` of the draft that was changed; 0: there was none.' })
  version: number;

  @Field(() => String, {
    nullable: true,
    description: `The text in the form of \`LegalText.text\`, up to ${longestLegalText} characters; null discards the draft, which stays as \`discardedText\`.`,
  })
  text?: string | null;
}

@ObjectType({ description: 'What `saveLegalDraft` or `publishLegalText` did.' })
export class LegalDraftPayload {
  @Field(() => LegalDraft, { description: 'The text with its draft and its versions.' })
  readonly legalDraft: LegalDraft;

  constructor(legalDraft: LegalDraft) {
    this.legalDraft = legalDraft;
  }
}

/**
 * Saves or discards the draft of a legal text. Nobody else sees it before it is published.
 *
 * @throws DomainError CONFLICT if somebody was faster, VALIDATION_FAILED on `text`
 */
export async function saveLegalDraft(
  context: RequestContext,
  { kind, version, text }: Pick<SaveLegalDraftInput, 'kind' | 'version' | 'text'>,
): Promise<LegalDraft> {
  authorize(context.viewer, 'saveLegalDraft');
  const clean = text === null || text === undefined ? null : readDraft(text);
  await context.database.transaction(async (manager) => {
    await lockLegalTexts(manager, kind);
    const drafts = manager.getRepository(LegalDraftRow);
    const before = await drafts.findOneBy({ kind });
    if ((before?.version ?? 0) !== version) {
      throw new DomainError('CONFLICT', 'Somebody has changed this draft meanwhile. Load it again.');
    }
    if (clean === null) {
      if (before !== null) await keepDiscarded(manager, before, context.clock.now());
      await drafts.delete({ kind });
    } else {
      const changedById = context.viewer?.accountId ?? 0;
      await drafts.save({ kind, text: clean, version: version + 1, changedAt: context.clock.now(), changedById });
    }
    const lengthOf = (draft: string | null | undefined): string | null =>
      draft === null || draft === undefined ? null : `draft of ${draft.length} characters`;
    await recordAudit(manager, context, [
      {
        ...{ action: 'saveLegalDraft', entityType: 'SiteSettings', entityId: 1 },
        before: { [kind.toLowerCase()]: lengthOf(before?.text) },
        after: { [kind.toLowerCase()]: lengthOf(clean) },
      },
    ]);
  });
  return readLegalDraft(context, kind);
}

async function keepDiscarded(
  manager: EntityManager,
  { kind, text }: Pick<LegalDraftRow, 'kind' | 'text'>,
  discardedAt: Date,
): Promise<void> {
  await manager.getRepository(DiscardedLegalDraft).save({ kind, text, discardedAt });
}

function readDraft(text: string): string {
  const clean = cleanText(text);
  const refuse = (code: string, message: string): never => {
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'text', code, message }] });
  };
  if (clean.length > longestLegalText) refuse('TOO_LONG', `Write at most ${longestLegalText} characters.`);
  const sections = readLegalText(clean);
  if (sections.length === 0 || !clean.startsWith('#')) {
    refuse('INVALID', 'Begin with a heading: “# ” and its words on a line of their own.');
  }
  const empty = sections.find(({ blocks }) => blocks.length === 0);
  if (empty) refuse('INVALID', `Write something below the heading “${empty.heading}”.`);
  return clean;
}
