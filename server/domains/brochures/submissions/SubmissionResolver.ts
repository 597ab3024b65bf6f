import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { submitBrochure, SubmitBrochureInput, SubmitBrochurePayload } from './submitBrochure';
import { withdrawSubmission, WithdrawSubmissionInput, WithdrawSubmissionPayload } from './withdrawSubmission';

/** Sending drafts for review, and taking them back. */
@Resolver()
export class SubmissionResolver {
  @Mutation(() => SubmitBrochurePayload, {
    description:
      'Sends a draft for review. VALIDATION_FAILED names all that its type still needs to be published; CONFLICT when it is published or archived. An ad that waits already stays as it is. For administrators, and the vendor whose ad it is.',
  })
  async submitBrochure(
    @Arg('input', () => SubmitBrochureInput, { description: 'Which draft to send.' }) { id }: SubmitBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<SubmitBrochurePayload> {
    return new SubmitBrochurePayload(await submitBrochure(context, { id: databaseIdOf(id, 'Brochure', 'id') }));
  }

  @Mutation(() => WithdrawSubmissionPayload, {
    description:
      'Takes an ad back from review: it is a draft again. CONFLICT when it is published or archived, or has no vendor. For administrators, and the vendor whose ad it is.',
  })
  async withdrawSubmission(
    @Arg('input', () => WithdrawSubmissionInput, { description: 'Which ad to take back.' })
    { id }: WithdrawSubmissionInput,
    @Ctx() context: RequestContext,
  ): Promise<WithdrawSubmissionPayload> {
    return new WithdrawSubmissionPayload(await withdrawSubmission(context, { id: databaseIdOf(id, 'Brochure', 'id') }));
  }
}
