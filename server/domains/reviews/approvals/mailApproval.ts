import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { queueMail } from '../../../platform/mailer/queueMail';
import { calendarDay } from '../../../shared/dates/calendarDay';
import type { Brochure } from '../../brochures/Brochure';
import { displayTitle } from '../../brochures/computed/displayTitle';
import { brochurePagePath } from '../../previews/brochurePagePath';
import { Vendor } from '../../vendors/Vendor';
import { recipientsOf } from '../recipientsOf';
import { approvalMail } from './approvalMail';

interface Approval {
  /** identifies the approval, so that it sends one mail */
  event: string;
  /** the ad as visitors see it */
  brochure: Brochure;
  /** true: a change of a published ad was applied; false: the ad was published */
  isChange: boolean;
}

/**
 * Mails an approval to the logins of the ad's company. A company without a login has not sent the ad and gets no mail
 * (docs/rules/mails.md#steps-of-an-ad).
 */
export async function mailApproval(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'jobs' | 'publicUrl'>,
  { event, brochure, isChange }: Approval,
): Promise<void> {
  const { id: brochureId, vendorId, validFrom, timeZone } = brochure;
  if (vendorId === null) return;
  const vendor = await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  const isYetToBegin = validFrom !== null && validFrom > calendarDay(context.clock.now(), timeZone);
  const mail = approvalMail({
    isChange,
    title: displayTitle(brochure, vendor),
    brochureId,
    beginsOn: isYetToBegin ? validFrom : null,
    timeZone,
    pageUrl: context.publicUrl + brochurePagePath(brochure),
    ownUrl: `${context.publicUrl}/vendor/${vendorId}/brochures`,
  });
  for (const to of await recipientsOf(manager, { vendorId, contactEmail: null })) {
    await queueMail(manager, context, { eventKey: `${event}:${to}`, to, ...mail });
  }
}
