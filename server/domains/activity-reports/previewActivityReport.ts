import { Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { embedPictures } from '../../platform/mailer/composing/embedPictures';
import { frameMail } from '../../platform/mailer/composing/frameMail';
import { optionalMail } from '../../platform/mailer/opt-outs/optionalMail';
import { authorize } from '../../shared/authorize';
import { reportRecipients } from './reportRecipients';
import { writeActivityReport } from './writeActivityReport';
import { Brochure } from '../brochures/Brochure';

@ObjectType({ description: 'The activity report of an ad as it would be sent now. For administrators.' })
export class ActivityReportPreview {
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

/** Returns the mail that `sendActivityReport` would send now. Its unsubscribe link belongs to nobody. */
export async function previewActivityReport(
  context: RequestContext,
  { id }: { id: number },
): Promise<ActivityReportPreview> {
  authorize(context.viewer, 'activityReportPreview');
  const { brochure, recipients } = await reportRecipients(context, id);
  const { mail } = await writeActivityReport(context, brochure);
  const framed = frameMail({ ...mail, ...optionalMail(`${context.publicUrl}/unsubscribe`) }, context.mailSender);
  return new ActivityReportPreview({
    brochure,
    recipients,
    subject: mail.subject,
    text: framed.text,
    html: embedPictures(framed.html, [...framed.attachments, ...(mail.attachments ?? [])]),
  });
}
