import { IsNull, Not, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { composeMail } from '../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';
import { queueMail } from '../../platform/mailer/queueMail';
import { brand } from '../../shared/brand/brand';
import { calendarDay } from '../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';
import type { StaffRole } from '../../shared/Viewer';
import { Account } from '../accounts/Account';
import type { VendorInvitation } from '../invitations/VendorInvitation';

const purposes: Readonly<Record<StaffRole, string>> = {
  ADMINISTRATOR: 'With this login you can do everything, and say who else may.',
  EDITOR: 'With this login you can write and publish ads, and look after categories, maps, companies and enquiries.',
  REVIEWER: 'With this login you can approve or refuse the ads that wait, and read the rest about ads.',
  READER: 'With this login you can read ads, companies and figures. It changes nothing.',
};

interface Given {
  publicUrl: string;
  invitation: VendorInvitation;
  token: string;
  inviter: string;
}

/** Returns the mail whose link makes the login of an administrator. */
export function staffInvitationMail({ publicUrl, invitation, token, inviter }: Given) {
  const { email, expiresAt, staffRole } = invitation;
  const lastDay = formatAustralianDate(calendarDay(expiresAt, 'Australia/Brisbane'));
  return {
    subject: `A login for the administration of ${brand.name}`,
    ...composeMail([
      'Hello,',
      `${inviter} invites you to the administration of ${brand.name}.`,
      purposes[staffRole ?? 'READER'],
      { label: 'Create your login', url: `${publicUrl}/vendor/register/${encodeURIComponent(email)}/${token}` },
      `The link works once, until ${lastDay} (Queensland time).`,
      'If this mail is not for you, ignore it: without you no login is made.',
    ]),
  };
}

/** Mails all other administrators who may invite, so that a stolen session cannot let anybody in unseen. */
export async function tellAdministrators(
  manager: EntityManager,
  context: RequestContext,
  { event, sentence }: { event: string; sentence: string },
): Promise<void> {
  const others = await manager.getRepository(Account).findBy({
    ...{ staffRole: 'ADMINISTRATOR', suspendedAt: IsNull() },
    id: Not(context.viewer?.accountId ?? 0),
  });
  for (const { id, email } of others) {
    await queueMail(manager, context, {
      eventKey: `${event}:${id}`,
      to: email,
      subject: `Who administers ${brand.name}`,
      ...composeMail([
        'Hello,',
        sentence,
        { label: 'See the staff', url: `${context.publicUrl}/admin/staff` },
        'If you did not expect this, talk to them, and withdraw the invitation or suspend the login.',
        mailClosing(),
      ]),
    });
  }
}
