import type { ContactActionsBrochureFragment } from '../../../generated/types';
import type { IconName } from '../../../ui/iconPaths';

export interface ContactAction {
  label: string;
  href: string;
  icon: IconName;
}

type Contacts = Omit<ContactActionsBrochureFragment, '__typename' | ' $fragmentName' | 'id' | 'pdfs'> & {
  pdfs: { url: string }[];
};

/** 13, 1300 and 1800 numbers do not dial from abroad, so the number is dialled as it is written. */
function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The ways to get at the offer, the one that matters most first. */
export function listContactActions(brochure: Contacts): ContactAction[] {
  const { type, googleAdUrl, flipbookUrl, pdfs, wwwUrl, contactEmail } = brochure;
  const phone = brochure.phoneNo ?? brochure.contactPhone;
  const pdf = pdfs[0]?.url;
  const actions: (ContactAction | false)[] = [
    type === 'PT_AD' &&
      googleAdUrl !== null && { label: 'Go to the partner’s page', href: googleAdUrl, icon: 'external' },
    flipbookUrl !== null && { label: 'Open brochure', href: flipbookUrl, icon: 'document' },
    pdf !== undefined && { label: 'Download PDF', href: pdf, icon: 'document' },
    wwwUrl !== null && { label: 'Visit website', href: wwwUrl, icon: 'globe' },
    phone !== null && { label: `Call ${phone}`, href: phoneHref(phone), icon: 'phone' },
    contactEmail !== null && { label: 'Send an email', href: `mailto:${contactEmail}`, icon: 'mail' },
  ];
  return actions.filter((action): action is ContactAction => action !== false);
}
