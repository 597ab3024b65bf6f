import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { sendActivityReport, SendActivityReportInput, SendActivityReportPayload } from './sendActivityReport';
import { ActivityReportPreview, previewActivityReport } from './previewActivityReport';

@Resolver()
export class ActivityReportResolver {
  @Query(() => ActivityReportPreview, {
    description:
      'The mail that `sendActivityReport` would send now, to look at first. CONFLICT says why nobody would get it. For administrators.',
  })
  activityReportPreview(
    @Arg('id', () => ID, { description: 'Global id of the ad.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ActivityReportPreview> {
    return previewActivityReport(context, { id: databaseIdOf(id, 'Brochure', 'id') });
  }

  @Mutation(() => SendActivityReportPayload, {
    description:
      "Mails the last 30 days of an ad against the 30 before to its vendor's logins, or else its contact address; answers when the mail server, or in the demo the outbox, has taken it. NOT_FOUND: there is no such ad. CONFLICT says why it could not be sent. For administrators.",
  })
  async sendActivityReport(
    @Arg('input', () => SendActivityReportInput, { description: 'Whose figures to send.' })
    { id }: SendActivityReportInput,
    @Ctx() context: RequestContext,
  ): Promise<SendActivityReportPayload> {
    const sent = await sendActivityReport(context, { id: databaseIdOf(id, 'Brochure', 'id') });
    return new SendActivityReportPayload(sent);
  }
}
