import type { RequestContext } from '../../platform/context/RequestContext';
import { embedPictures } from '../../platform/mailer/embedPictures';
import { frameMail } from '../../platform/mailer/frameMail';
import { optionalMail } from '../../platform/mailer/optionalMail';
import { authorize } from '../../shared/permissions';
import { ActivityReportPreview } from './ActivityReportPreview';
import { reportRecipients } from './reportRecipients';
import { writeActivityReport } from './writeActivityReport';

/** The mail that `sendActivityReport` would send now. Its link for unsubscribing is nobody's. */
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
    html: embedPictures(framed.html, mail.attachments),
  });
}
