import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { LegalKind } from '../../../../shared/legal/legalKinds';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { LegalDraft, LegalKindEnum, LegalText } from './LegalText';
import { listLegalDrafts } from './listLegalDrafts';
import { publishLegalText, PublishLegalTextInput } from './publishLegalText';
import { readLegalText } from './readLegalText';
import { LegalDraftPayload, saveLegalDraft, SaveLegalDraftInput } from './saveLegalDraft';

@Resolver()
export class LegalTextsResolver {
  @Query(() => LegalText, {
    nullable: true,
    description: 'A version of a legal text, by default the one in force. Null: there is no such version.',
  })
  legalText(
    @Arg('kind', () => LegalKindEnum, { description: 'Which text.' }) kind: LegalKind,
    @Arg('number', () => Int, { nullable: true, description: 'Number of a version; null: the one in force.' })
    number: number | null,
    @Ctx() context: RequestContext,
  ): Promise<LegalText | null> {
    return readLegalText(context, { kind, number: number ?? null });
  }

  @Query(() => [LegalDraft], { description: 'All legal texts with their drafts and versions. For administrators.' })
  legalDrafts(@Ctx() context: RequestContext): Promise<LegalDraft[]> {
    return listLegalDrafts(context);
  }

  @Mutation(() => LegalDraftPayload, {
    description: 'Saves or discards the draft of a legal text. CONFLICT if somebody was faster. For administrators.',
  })
  async saveLegalDraft(
    @Arg('input', () => SaveLegalDraftInput, { description: 'The draft.' }) input: SaveLegalDraftInput,
    @Ctx() context: RequestContext,
  ): Promise<LegalDraftPayload> {
    return new LegalDraftPayload(await saveLegalDraft(context, input));
  }

  @Mutation(() => LegalDraftPayload, {
    description: 'Publishes the draft of a legal text as its next version, which never changes. For administrators.',
  })
  async publishLegalText(
    @Arg('input', () => PublishLegalTextInput, { description: 'Draft and first day.' }) input: PublishLegalTextInput,
    @Ctx() context: RequestContext,
  ): Promise<LegalDraftPayload> {
    return new LegalDraftPayload(await publishLegalText(context, input));
  }
}
