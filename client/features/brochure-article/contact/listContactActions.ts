import type { ContactActionsBrochureFragment, StatisticEventCode } from '../../../generated/types';
import type { MoreIconName } from '../../../ui/icons/moreIconPaths';
import { directionsUrl } from '../../brochures/directionsUrl';
import { isRedirect } from '../../../generated/brochureTypes';

export interface ContactAction {
  label: string;
  /** its word where several share a line, part of the label */
  short: string;
  href: string;
  icon: MoreIconName;
  /** what is printed in place of `href`; absent: that */
  printed?: string;
  /** the event that a click counts */
  eventCode: StatisticEventCode;
}

type Contacts = Omit<
  ContactActionsBrochureFragment,
  '__typename' | ' $fragmentName' | 'id' | 'pdfs' | 'address' | 'tourismListing'
> & {
  tourismListing?: { trackedUrl: string | null; bookingUrl: string | null } | null;
  pdfs: { url: string }[];
  address: Parameters<typeof directionsUrl>[0]['address'];
};

/** Adds no country code, because 13, 1300 and 1800 numbers cannot be dialled from abroad. */
function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The contact actions, the most important first. */
export function listContactActions(brochure: Contacts): ContactAction[] {
  const { type, googleAdUrl, flipbookUrl, pdfs, wwwUrl, contactEmail, tourismListing } = brochure;
  const bookingUrl = tourismListing?.bookingUrl;
  const phone = brochure.phoneNo ?? brochure.contactPhone;
  const pdf = pdfs[0]?.url;
  const directions = directionsUrl(brochure);
  const actions: (ContactAction | false)[] = [
    isRedirect(type) &&
      googleAdUrl !== null && {
        label: 'Go to the partner’s page',
        short: 'Partner’s page',
        href: googleAdUrl,
        icon: 'external',
        eventCode: 'WEBSITE_CLICK',
      },
    flipbookUrl !== null && {
      label: 'Open brochure',
      short: 'Brochure',
      href: flipbookUrl,
      icon: 'document',
      eventCode: 'WEBSITE_CLICK',
    },
    pdf !== undefined && {
      label: 'Download PDF',
      short: 'PDF',
      href: pdf,
      icon: 'download',
      eventCode: 'PDF_DOWNLOAD',
    },
    bookingUrl != null && {
      label: 'Book online',
      short: 'Book',
      href: bookingUrl,
      printed: '',
      icon: 'calendar',
      eventCode: 'WEBSITE_CLICK',
    },
    wwwUrl !== null && {
      label: 'Visit website',
      short: 'Website',
      // the licence of a tourism ad asks that its source counts the click
      href: tourismListing?.trackedUrl ?? wwwUrl,
      printed: wwwUrl,
      icon: 'globe',
      eventCode: 'WEBSITE_CLICK',
    },
    phone !== null && {
      label: `Call ${phone}`,
      short: 'Call',
      href: phoneHref(phone),
      icon: 'phone',
      eventCode: 'PHONE_CLICK',
    },
    contactEmail !== null && {
      label: 'Send an email',
      short: 'Email',
      href: `mailto:${contactEmail}`,
      icon: 'mail',
      eventCode: 'EMAIL_CLICK',
    },
    directions !== null && {
      label: 'Get directions',
      short: 'Directions',
      href: directions,
      icon: 'directions',
      eventCode: 'DIRECTIONS_CLICK',
    },
  ];
  return actions.filter((action): action is ContactAction => action !== false);
}
