import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsNull } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { mayStaff } from '../../../shared/staffRoles';
import { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { lockBrochure } from '../../brochures/lockBrochure';
import { mailAssignmentsJob } from './mailAssignmentsJob';
import { ReviewAssignment } from './ReviewAssignment';

@InputType({ description: 'Who looks at an ad that waits.' })
export class AssignReviewInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'Global id of one of the `reviewers`; absent or null: nobody.' })
  accountId?: string | null;
}

@ObjectType({ description: 'What `assignReview` did.' })
export class AssignReviewPayload {
  @Field(() => Brochure, { description: 'The ad.' })
  readonly brochure: Brochure;

  @Field(() => Account, { nullable: true, description: 'Who looks at it now.' })
  readonly assignee: Account | null;

  constructor(brochure: Brochure, assignee: Account | null) {
    this.brochure = brochure;
    this.assignee = assignee;
  }
}

/** Logins that may decide about ads, by name. */
export async function listReviewers(context: RequestContext): Promise<Account[]> {
  authorize(context.viewer, 'reviewers');
  const staff = await context.database
    .getRepository(Account)
    .find({ where: { role: 'ADMINISTRATOR', suspendedAt: IsNull() }, order: { name: 'ASC', id: 'ASC' } });
  return staff.filter(isReviewer);
}

function isReviewer({ staffRole, state }: Account): boolean {
  return state === 'ACTIVE' && staffRole !== null && mayStaff(staffRole, 'reviewBrochure');
}

/**
 * Says who of the staff looks at an ad that waits; null for nobody. Anybody else may still decide. The decision ends it
 * (docs/rules/statuses-and-reviews.md#reviews).
 *
 * @throws CONFLICT for a login that may not decide
 */
export async function assignReview(
  context: RequestContext,
  { id, accountId }: { id: number; accountId: number | null },
): Promise<{ brochure: Brochure; assignee: Account | null }> {
  authorize(context.viewer, 'assignReview');
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    const assignee = accountId === null ? null : await manager.getRepository(Account).findOneBy({ id: accountId });
    if (accountId !== null && assignee === null) throw new DomainError('NOT_FOUND', 'There is no such login.');
    if (assignee !== null && !isReviewer(assignee)) {
      throw new DomainError('CONFLICT', 'This login may not decide about ads: choose somebody else.');
    }
    const assignments = manager.getRepository(ReviewAssignment);
    const before = (await assignments.findOneBy({ brochureId: id }))?.accountId ?? null;
    if (before === accountId) return { brochure, assignee };
    if (accountId === null) await assignments.delete({ brochureId: id });
    else {
      const assignedAt = context.clock.now();
      const isOwn = accountId === context.viewer?.accountId;
      await assignments.save({ brochureId: id, accountId, assignedAt, mailedAt: isOwn ? assignedAt : null });
      if (!isOwn) await context.jobs.enqueue(manager, mailAssignmentsJob, { accountId });
    }
    const change = { before: { assigneeId: before }, after: { assigneeId: accountId } };
    await recordAudit(manager, context, [{ action: 'assignReview', entityType: 'Brochure', entityId: id, ...change }]);
    return { brochure, assignee };
  });
}
