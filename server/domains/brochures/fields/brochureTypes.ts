/** Something that an ad of a type needs to be published: the missing field, and the remedy. */
interface PublishingNeed {
  field: string;
  message: string;
}

/** All differences between types of ads. */
export interface TypeDescription {
  /** label on screen */
  label: string;
  /** description in the GraphQL schema */
  description: string;
  /** what a business offers with it: its name where a vendor chooses the type of a new ad; null: nobody creates one */
  offer: string | null;
  /** text in the list of types for a new ad; null: nobody creates one by hand */
  introduction: string | null;
  /** icon in the client */
  icon: string;
  /** what visitors read on cards and pages, with its icon (docs/rules/screens.md#words-on-screens) */
  badge: { label: string; icon: string };
  /** call to action on a card */
  action: string;
  /** the chip that filters lists by this type, with its position */
  filterChip: { label: string; place: number; isDesktopOnly: boolean } | null;
  /** heading of a list of this type alone */
  listHeading: string | null;
  /** path of this type's list page for search engines */
  listPath: string | null;
  /** editor page of the type */
  editor: 'landing-page' | 'pass-through' | 'brochure' | 'coupon';
  /** detail page of the type: `/details/{id}` or `/details/brochure-ad/{id}` */
  page: 'details' | 'brochure';
  /** QR codes and cards send visitors to `googleAdUrl` */
  isRedirect: boolean;
  /** visitors can reserve coupons: price, saving and number of coupons are shown */
  hasCoupons: boolean;
  /** included in public lists without a type filter */
  isListedByDefault: boolean;
  /** included in printed maps */
  isPrinted: boolean;
  /** included in the public feed; a licence may forbid it */
  isInPublicFeed: boolean;
  /**
   * An external source determines the content. Nobody creates, copies, renews or imports such an ad. Its files are
   * fixed, only its keepers see its contact address, and no reminders or clean-ups touch it.
   */
  isFromSource: boolean;
  /** minimum length of a title (docs/rules/ads-and-types.md#field-limits) */
  shortestTitle: number;
  /** needs besides title and category, in the order of the checklist (docs/rules/ads-and-types.md#publishing-needs) */
  needs: readonly PublishingNeed[];
}

/** The types of ads (docs/rules/ads-and-types.md#types). */
export const brochureTypes = {
  LP_AD: {
    label: 'Landing page',
    description: 'Landing page: an ad with a page of its own.',
    offer: 'An offer with a page of its own',
    introduction: 'A page of its own for an offer, with pictures and ways to make contact.',
    icon: 'window',
    badge: { label: 'Business', icon: 'shop' },
    action: 'See more',
    filterChip: { label: 'Landing Pages', place: 3, isDesktopOnly: true },
    listHeading: 'Landing pages',
    listPath: null,
    editor: 'landing-page',
    page: 'details',
    isRedirect: false,
    hasCoupons: false,
    isListedByDefault: true,
    isPrinted: true,
    isInPublicFeed: true,
    isFromSource: false,
    shortestTitle: 3,
    needs: [
      { field: 'description', message: 'Describe the offer.' },
      { field: 'assets', message: 'Add at least one image.' },
      {
        field: 'phoneNo',
        message: 'Give one way to make contact: a telephone number, an e-mail address, a web site or a social page.',
      },
    ],
  },
  PT_AD: {
    label: 'Pass through',
    description: 'Pass through: a link to an ad elsewhere.',
    offer: 'An offer on another site',
    introduction: 'Leads on to a page outside of this site.',
    icon: 'external',
    badge: { label: 'Link to another site', icon: 'external' },
    action: 'See more',
    filterChip: null,
    listHeading: 'Offers on other sites',
    listPath: '/pass-through-ad',
    editor: 'pass-through',
    page: 'details',
    isRedirect: true,
    hasCoupons: false,
    isListedByDefault: false,
    isPrinted: true,
    isInPublicFeed: true,
    isFromSource: false,
    shortestTitle: 3,
    needs: [{ field: 'googleAdUrl', message: 'Give the address that the ad leads to.' }],
  },
  BRO_AD: {
    label: 'Brochure',
    description: 'Brochure: a PDF or a flip book.',
    offer: 'A brochure to leaf through',
    introduction: 'A PDF or a flip book to turn the pages of.',
    icon: 'document',
    badge: { label: 'Brochure', icon: 'document' },
    action: 'Open brochure',
    filterChip: { label: 'Brochures', place: 2, isDesktopOnly: false },
    listHeading: 'Brochures',
    listPath: '/?broTypes=BRO_AD',
    editor: 'brochure',
    page: 'brochure',
    isRedirect: false,
    hasCoupons: false,
    isListedByDefault: false,
    isPrinted: true,
    isInPublicFeed: true,
    isFromSource: false,
    shortestTitle: 3,
    needs: [{ field: 'flipbookUrl', message: 'Add a PDF, or the address of a flip book.' }],
  },
  CP_AD: {
    label: 'Coupon',
    description: 'Coupon: a discount that visitors can reserve.',
    offer: 'A discount with coupons',
    introduction: 'A price, a saving and a number of coupons that visitors can take.',
    icon: 'ticket',
    badge: { label: 'Offer', icon: 'ticket' },
    action: 'View offer',
    filterChip: { label: 'Offers', place: 1, isDesktopOnly: false },
    listHeading: 'Coupon offers',
    listPath: '/?broTypes=CP_AD',
    editor: 'coupon',
    page: 'details',
    isRedirect: false,
    hasCoupons: true,
    isListedByDefault: true,
    isPrinted: true,
    isInPublicFeed: true,
    isFromSource: false,
    shortestTitle: 3,
    needs: [
      { field: 'normalPriceCents', message: 'Give a normal price above $0.00.' },
      {
        field: 'discountedPriceCents',
        message: 'Give a discounted price of $0.00 or more that is below the normal price.',
      },
      {
        field: 'normalPriceSince',
        message: 'Say since when you have charged the normal price: a day before the offer begins.',
      },
      {
        field: 'numberOfCoupons',
        message: 'Say how many coupons there are, 1 to 9998, or that they are unlimited.',
      },
      { field: 'validTo', message: 'Give the last day of the offer.' },
      { field: 'termsOfOffer', message: 'State the terms of the offer.' },
    ],
  },
  BLD_AD: {
    label: 'Directory',
    description: 'Directory: a plain business listing without a price.',
    offer: 'Your business in the directory',
    introduction: 'A plain listing of a business, without a price.',
    icon: 'shop',
    badge: { label: 'Business', icon: 'shop' },
    action: 'See details',
    filterChip: null,
    listHeading: null,
    listPath: null,
    editor: 'landing-page',
    page: 'details',
    isRedirect: false,
    hasCoupons: false,
    isListedByDefault: true,
    isPrinted: true,
    isInPublicFeed: true,
    isFromSource: false,
    shortestTitle: 2,
    needs: [
      { field: 'companyName', message: 'Name the company.' },
      { field: 'addressLine1', message: 'Give an address or a map area.' },
      { field: 'phoneNo', message: 'Give a telephone number or a web site.' },
    ],
  },
  ATDW_AD: {
    label: 'Tourism',
    description: 'Tourism: imported from the Australian Tourism Data Warehouse.',
    offer: null,
    introduction: null,
    icon: 'compass',
    badge: { label: 'Tourism', icon: 'compass' },
    action: 'See more',
    filterChip: null,
    listHeading: null,
    listPath: null,
    editor: 'landing-page',
    page: 'details',
    isRedirect: false,
    hasCoupons: false,
    isListedByDefault: false,
    isPrinted: false,
    isInPublicFeed: false,
    isFromSource: true,
    shortestTitle: 3,
    needs: [],
  },
} as const satisfies Record<string, TypeDescription>;

export type BrochureTypeCode = keyof typeof brochureTypes;

/** In the order of docs/rules/ads-and-types.md#types. */
export const brochureTypeCodes = Object.keys(brochureTypes) as BrochureTypeCode[];

/** Returns the types with a property, for example `typesWith('isPrinted')`. */
export function typesWith(property: BooleanProperty): BrochureTypeCode[] {
  return brochureTypeCodes.filter((code) => brochureTypes[code][property]);
}

/** Returns the types with a property as an SQL list, for `type IN …`. Literals, so that partial indexes match. */
export function typesSql(property: BooleanProperty): string {
  return `(${typesWith(property)
    .map((code) => `'${code}'`)
    .join(', ')})`;
}

type BooleanProperty = {
  [Name in keyof TypeDescription]: TypeDescription[Name] extends boolean ? Name : never;
}[keyof TypeDescription];
