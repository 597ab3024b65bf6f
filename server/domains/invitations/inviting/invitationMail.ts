import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import type { Brochure } from '../../brochures/Brochure';
import { displayTitle } from '../../brochures/computed/displayTitle';
import type { Vendor } from '../../vendors/Vendor';
import type { VendorInvitation } from '../VendorInvitation';
import type { VendorRole } from '../../../shared/Viewer';
import { brand } from '../../../shared/brand/brand';

interface Given {
  publicUrl: string;
  invitation: VendorInvitation;
  token: string;
  vendor: Vendor;
  /** null when the ad is gone */
  brochure: Brochure | null;
  /** the address of the inviting colleague; null when an administrator invites */
  inviter: string | null;
}

const purposes: Readonly<Record<VendorRole, string>> = {
  OWNER:
    'With a login you can change your ads, see how often they are looked at, redeem coupons, and invite colleagues.',
  EDITOR: 'With a login you can change the ads, see how often they are looked at, and redeem coupons.',
  TILL: 'With this login you can look coupons up and redeem them at the till. It opens nothing else.',
};

/** Returns the mail with the invitation. It is factual and holds no promotion, so it needs no consent (Spam Act). */
export function invitationMail({ publicUrl, invitation, token, vendor, brochure, inviter }: Given) {
  const { email, expiresAt, vendorRole } = invitation;
  const lastDay = formatAustralianDate(calendarDay(expiresAt, 'Australia/Brisbane'));
  return {
    subject: `A login for ${vendor.companyName} on ${brand.name}`,
    ...composeMail([
      'Hello,',
      about({ vendor, brochure, inviter, vendorRole }),
      purposes[vendorRole],
      { label: 'Create your login', url: `${publicUrl}/vendor/register/${encodeURIComponent(email)}/${token}` },
      `The link works once, until ${lastDay} (Queensland time).`,
      'If this mail is not for you, ignore it: without you no login is made.',
    ]),
  };
}

type About = Pick<Given, 'vendor' | 'brochure' | 'inviter'> & { vendorRole: VendorRole };

function about({ vendor, brochure, inviter, vendorRole }: About): string {
  const { companyName } = vendor;
  if (inviter !== null && vendorRole === 'TILL') {
    return `${inviter} invites you to redeem coupons of ${companyName} on ${brand.name}.`;
  }
  if (inviter !== null) return `${inviter} invites you to look after the ads of ${companyName} on ${brand.name}.`;
  if (brochure === null) return `This is about the ads of ${companyName} on ${brand.name}.`;
  return `There is an ad of ${companyName} on ${brand.name}: “${displayTitle(brochure, vendor)}”.`;
}
