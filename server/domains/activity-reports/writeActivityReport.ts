import type { RequestContext } from '../../platform/context/RequestContext';
import type { Mail } from '../../platform/mailer/Mail';
import type { Brochure } from '../brochures/Brochure';
import { displayTitle } from '../brochures/displayTitle';
import { vendorLoader } from '../vendors/vendorLoader';
import type { ActivityReport } from './ActivityReport';
import { composeActivityReport } from './composeActivityReport';
import { readActivityReport } from './readActivityReport';

interface WrittenReport {
  report: ActivityReport;
  mail: Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>;
}

/** An ad's figures as they are now, as the mail that tells them. */
export async function writeActivityReport(context: RequestContext, brochure: Brochure): Promise<WrittenReport> {
  const { id: brochureId, vendorId } = brochure;
  const vendor = vendorId === null ? null : await context.loader(vendorLoader).load(vendorId);
  const report = await readActivityReport(context, brochure);
  const subject = { title: displayTitle(brochure, vendor), brochureId, publicUrl: context.publicUrl };
  return { report, mail: await composeActivityReport(report, subject) };
}
