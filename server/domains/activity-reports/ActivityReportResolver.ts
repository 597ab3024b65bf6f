import { Arg, Ctx, ID, Mutation, Query, Resolver, Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { sendActivityReport, SendActivityReportInput, SendActivityReportPayload } from './sendActivityReport';
import { embedPictures } from '../../platform/mailer/embedPictures';
import { frameMail } from '../../platform/mailer/frameMail';
import { optionalMail } from '../../platform/mailer/optionalMail';
import { authorize } from '../../shared/permissions';
import { reportRecipients } from './reportRecipients';
import { writeActivityReport } from './writeActivityReport';
import { Brochure } from '../brochures/Brochure';

@ObjectType({ description: 'The activity report of an ad as it would be sent now. For administrators.' })
class ActivityReportPreview {
  @Field(() => Brochure, { description: 'The ad that it is about.' })
  readonly brochure: Brochure;

  @Field(() => [String], { description: 'Who would get it.' })
  readonly recipients: string[];

  @Field({ description: 'Its subject.' })
  readonly subject: string;

  @Field({ description: 'What it says as plain text.' })
  readonly text: string;

  @Field({ description: 'The same as HTML, its charts within. To be shown in a frame that runs nothing.' })
  readonly html: string;

  constructor(preview: Pick<ActivityReportPreview, 'brochure' | 'recipients' | 'subject' | 'text' | 'html'>) {
    this.brochure = preview.brochure;
    this.recipients = preview.recipients;
    this.subject = preview.subject;
    this.text = preview.text;
    this.html = preview.html;
  }
}

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

/** The mail that `sendActivityReport` would send now. Its link for unsubscribing is nobody's. */
async function previewActivityReport(context: RequestContext, { id }: { id: number }): Promise<ActivityReportPreview> {
  authorize(context.viewer, 'activityReportPreview');
  const { brochure, recipients } = await reportRecipients(context, id);
  const { mail } = await writeActivityReport(context, brochure);
  const framed = frameMail({ ...mail, ...optionalMail(`${context.publicUrl}/unsubscribe`) }, context.mailSender);
  return new ActivityReportPreview({
    brochure,
    recipients,
    subject: mail.subject,
    text: framed.text,
    html: embedPictures(framed.html, mail.attachments),
  });
}
