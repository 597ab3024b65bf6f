import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { Brochure } from '../../brochures/Brochure';
import { mayReadReviews } from '../mayReadReviews';
import { ArchiveRequest } from './ArchiveRequest';
import { archiveRequestLoader } from './archiveRequestLoader';
import { decideArchiveRequest, DecideArchiveRequestPayload, DecideArchiveRequestInput } from './decideArchiveRequest';
import { requestArchiving, RequestArchivingInput, RequestArchivingPayload } from './requestArchiving';
import {
  withdrawArchiveRequest,
  WithdrawArchiveRequestInput,
  WithdrawArchiveRequestPayload,
} from './withdrawArchiveRequest';

/** Vendors ask, administrators decide. */
@Resolver(() => Brochure)
export class ArchiveRequestsResolver {
  @FieldResolver(() => ArchiveRequest, {
    nullable: true,
    description: 'The last request to archive it; null without one, and for those who are not concerned.',
  })
  async archiveRequest(@Root() brochure: Brochure, @Ctx() context: RequestContext): Promise<ArchiveRequest | null> {
    return mayReadReviews(context.viewer, brochure) ? context.loader(archiveRequestLoader).load(brochure.id) : null;
  }

  @Mutation(() => RequestArchivingPayload, {
    description:
      'Asks the administrators to archive an ad, which stays as it is until they have decided; asked again while it waits, nothing changes. CONFLICT when it is archived. For its vendor, and administrators on its behalf.',
  })
  async requestArchiving(
    @Arg('input', () => RequestArchivingInput, { description: 'Which ad, and why.' })
    { id, reason = null }: RequestArchivingInput,
    @Ctx() context: RequestContext,
  ): Promise<RequestArchivingPayload> {
    const asked = { id: databaseIdOf(id, 'Brochure', 'id'), reason };
    return new RequestArchivingPayload(await requestArchiving(context, asked));
  }

  @Mutation(() => WithdrawArchiveRequestPayload, {
    description:
      'Takes back a request to archive an ad; without one that waits, nothing changes. For its vendor, and administrators.',
  })
  async withdrawArchiveRequest(
    @Arg('input', () => WithdrawArchiveRequestInput, { description: 'Which ad.' }) { id }: WithdrawArchiveRequestInput,
    @Ctx() context: RequestContext,
  ): Promise<WithdrawArchiveRequestPayload> {
    const brochure = await withdrawArchiveRequest(context, { id: databaseIdOf(id, 'Brochure', 'id') });
    return new WithdrawArchiveRequestPayload(brochure);
  }

  @Mutation(() => DecideArchiveRequestPayload, {
    description:
      'Archives an ad as its vendor asked, or declines with a reason; the vendor is told by mail. CONFLICT when no request waits. For administrators.',
  })
  async decideArchiveRequest(
    @Arg('input', () => DecideArchiveRequestInput, { description: 'Which ad, and the decision.' })
    { id, decision, answer = null }: DecideArchiveRequestInput,
    @Ctx() context: RequestContext,
  ): Promise<DecideArchiveRequestPayload> {
    const decided = { id: databaseIdOf(id, 'Brochure', 'id'), decision, answer };
    return new DecideArchiveRequestPayload(await decideArchiveRequest(context, decided));
  }
}
