/** What visitors may write about one ad (docs/rules/enquiries.md#kinds). */
export type BrochureEnquiry = 'claim' | 'correction' | 'problem';

/**
 * Every address of the public site, and the login; `privatePaths` has those of vendors and administrators. No other
 * module spells out an address.
 */
export const paths = {
  brochureList: () => '/',
  brochuresOfVendor: (vendorId: number) => `/?${String(new URLSearchParams({ vendorId: String(vendorId) }))}`,
  /** the list of pass-through ads; a further segment names the ad to scroll to */
  passThroughAds: (place: number | '*' | '' = '') => `/pass-through-ad${place === '' ? '' : `/${String(place)}`}`,
  brochureMap: () => '/brochureMap',
  /** the map of an area, centred on a place with a pin */
  mapPlace: (place: { mapArea: string; latitude: number; longitude: number; label: string }) =>
    `/brochureMap?${String(
      new URLSearchParams({
        mapArea: place.mapArea,
        at: `${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`,
        label: place.label,
      }),
    )}`,
  allCategories: () => '/all-categories',
  mapsDownload: () => '/maps-download',
  /** all areas */
  areas: () => '/areas',
  /** the front page of an area, or of a category in it */
  area: (code: string, category?: string) => `/areas/${code}${category === undefined ? '' : `/${category}`}`,
  streetsIndex: (mapArea: string | null = null) =>
    mapArea === null ? '/streets-index' : `/streets-index?${String(new URLSearchParams({ mapArea }))}`,
  termsAndConditions: () => '/terms-and-conditions',
  privacyPolicy: () => '/privacy-policy',
  collectionNotice: () => '/collection-notice',
  advertisingConditions: () => '/advertising-conditions',
  /** a version of one of the legal texts above */
  legalVersion: (text: string, number: number | ':number') => `${text}/versions/${String(number)}`,
  notices: () => '/notices',
  /** where the list with this query is followed; see also `isInCrawlPlan` */
  follow: (query = '') => `/follow${query && `?${query}`}`,
  /** the filters of the list with this query; see also `isInCrawlPlan` */
  filters: (query = '') => `/filters${query && `?${query}`}`,
  contact: () => '/contact',
  advertise: () => '/advertise',
  myOffers: () => '/my-offers',
  brochureDetails: (databaseId: number | ':id') => `/details/${String(databaseId)}`,
  brochureAdDetails: (databaseId: number | ':id') => `/details/brochure-ad/${String(databaseId)}`,
  couponForm: (databaseId: number | ':id') => `/details/${String(databaseId)}/coupon`,
  /** a form about an ad; see also `isInCrawlPlan` */
  brochureEnquiry: (databaseId: number | ':id', kind: BrochureEnquiry | ':kind') =>
    `/details/${String(databaseId)}/enquiry/${kind}`,
  /** the target of QR codes; the server redirects it */
  adLink: () => '/ad',
  /** the misspelt address that is in print, and the correct one (docs/rules/links-and-redirects.md#vendor-redirect) */
  vendorRedirect: (spelling: 'vendorRecirect' | 'vendorRedirect' = 'vendorRecirect') => `/${spelling}`,
  /** a coupon as its buyer sees it; the token authorises the reader */
  coupon: (token: string) => `/coupon/${token === ':token' ? token : encodeURIComponent(token)}`,
  /** finds the coupons of an address; with the token of a mail, shows them */
  myCoupons: (token = '') => `/my-coupons${token && '/'}${token}`,
  /** what is kept of whoever opened this link, with its correction and erasure */
  ownData: (token: string) => `/my-coupons/${token}/data`,
  /** a request about own data; only mails and its person have the link */
  privacyRequest: (token: string) => `/privacy-request/${token}`,
  /** the portal for programmers; the server writes its pages, so links to it load a document */
  developers: () => '/developers',
  offline: () => '/offline',
  login: () => '/login',
  admin: () => '/admin',
} as const;

/** Areas behind a login: only the browser renders them, never the server. */
const clientOnly = /^\/(?:admin|vendor|login|redeem|forgot-password|reset-password)(?:\/|$)/;

export function isClientOnlyPath(pathname: string): boolean {
  return clientOnly.test(pathname);
}
