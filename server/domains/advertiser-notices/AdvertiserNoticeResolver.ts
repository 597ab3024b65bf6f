import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { notifyAdvertiser, NotifyAdvertiserPayload, NotifyAdvertiserInput } from './notifyAdvertiser';

@Resolver()
export class AdvertiserNoticeResolver {
  @Mutation(() => NotifyAdvertiserPayload, {
    description:
      "Mails the state of an ad and a link to look at it. VALIDATION_FAILED with CONFIRMATION_NEEDED when the address is neither the ad's contact nor its vendor's; TOO_MANY_REQUESTS within 10 minutes of the last one. For administrators.",
  })
  async notifyAdvertiser(
    @Arg('input', () => NotifyAdvertiserInput, { description: 'Whom to tell about which ad.' })
    { id, email, confirmed }: NotifyAdvertiserInput,
    @Ctx() context: RequestContext,
  ): Promise<NotifyAdvertiserPayload> {
    const notice = { id: databaseIdOf(id, 'Brochure', 'id'), email, confirmed: confirmed ?? false };
    return new NotifyAdvertiserPayload(await notifyAdvertiser(context, notice));
  }
}
