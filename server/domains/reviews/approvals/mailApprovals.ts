import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { queueMails } from '../../../platform/mailer/queueMail';
import { calendarDay } from '../../../shared/dates/calendarDay';
import type { Brochure } from '../../brochures/Brochure';
import { displayTitle } from '../../brochures/computed/displayTitle';
import { brochurePagePath } from '../../previews/brochurePagePath';
import { Vendor } from '../../vendors/Vendor';
import { loginsOf } from '../recipientsOf';
import { approvalMail } from './approvalMail';

type Context = Pick<RequestContext, 'clock' | 'jobs' | 'publicUrl'>;

interface Approval {
  /** identifies the approval, so that it sends one mail */
  event: string;
  /** the ad as visitors see it */
  brochure: Brochure;
  /** true: a change of a published ad was applied; false: the ad was published */
  isChange: boolean;
}

/**
 * Mails approvals to the logins of the ads' companies. A company without a login has not sent the ad and gets no mail
 * (docs/rules/mails.md#steps-of-an-ad).
 */
export async function mailApprovals(
  manager: EntityManager,
  context: Context,
  approvals: readonly Approval[],
): Promise<void> {
  const ids = [...new Set(approvals.flatMap(({ brochure: { vendorId } }) => vendorId ?? []))];
  if (ids.length === 0) return;
  const vendors = await manager.getRepository(Vendor).findBy({ id: In(ids) });
  const logins = await loginsOf(manager, ids);
  const mails = approvals.flatMap((approval) => {
    const { vendorId } = approval.brochure;
    const recipients = logins.filter((login) => login.vendorId === vendorId);
    if (recipients.length === 0) return [];
    const mail = compose(context, approval, vendors.find(({ id }) => id === vendorId) ?? null);
    return recipients.map(({ email: to }) => ({ eventKey: `${approval.event}:${to}`, to, ...mail }));
  });
  await queueMails(manager, context, mails);
}

function compose({ clock, publicUrl }: Context, { brochure, isChange }: Approval, vendor: Vendor | null) {
  const { validFrom, timeZone } = brochure;
  const isYetToBegin = validFrom !== null && validFrom > calendarDay(clock.now(), timeZone);
  return approvalMail({
    isChange,
    title: displayTitle(brochure, vendor),
    brochureId: brochure.id,
    beginsOn: isYetToBegin ? validFrom : null,
    timeZone,
    pageUrl: publicUrl + brochurePagePath(brochure),
    ownUrl: `${publicUrl}/vendor/${brochure.vendorId}/brochures`,
  });
}
