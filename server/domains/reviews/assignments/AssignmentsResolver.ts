import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { Account } from '../../accounts/Account';
import { accountLoader } from '../../accounts/accountLoader';
import { PendingReview } from '../pending-reviews/PendingReview';
import { assignReview, AssignReviewInput, AssignReviewPayload, listReviewers } from './assignReview';

@Resolver(() => PendingReview)
export class AssignmentsResolver {
  @Query(() => [Account], { description: 'Logins that may decide about ads. For staff who may do so themselves.' })
  reviewers(@Ctx() context: RequestContext): Promise<Account[]> {
    return listReviewers(context);
  }

  @Mutation(() => AssignReviewPayload, {
    description:
      'Says who looks at an ad that waits; others may still decide, and the decision ends it. CONFLICT for a login that may not decide. For staff who may do so themselves.',
  })
  async assignReview(
    @Arg('input', () => AssignReviewInput, { description: 'Which ad, and who.' })
    { id, accountId }: AssignReviewInput,
    @Ctx() context: RequestContext,
  ): Promise<AssignReviewPayload> {
    const { brochure, assignee } = await assignReview(context, {
      id: databaseIdOf(id, 'Brochure', 'id'),
      accountId: accountId == null ? null : databaseIdOf(accountId, 'Account', 'accountId'),
    });
    return new AssignReviewPayload(brochure, assignee);
  }

  @FieldResolver(() => Account, { nullable: true, description: 'Who looks at it; null for nobody in particular.' })
  assignee(@Root() { assigneeId }: PendingReview, @Ctx() context: RequestContext): Promise<Account | null> | null {
    return assigneeId === null ? null : context.loader(accountLoader).load(assigneeId);
  }
}
