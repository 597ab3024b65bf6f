import { paths } from '../shared/paths';

/** Public pages that the device serves while the server is unreachable; all others are ignored. */
const pages = [
  paths.brochureList(),
  paths.brochureMap(),
  paths.allCategories(),
  paths.mapsDownload(),
  paths.streetsIndex(),
  paths.termsAndConditions(),
  paths.privacyPolicy(),
  paths.collectionNotice(),
  paths.advertisingConditions(),
  paths.notices(),
  paths.myOffers(),
];

const adPage = /^\/details\/(?:brochure-ad\/)?\d+$/;
const ownPage =
  /^\/(?:details\/\d+\/coupon|coupon\/[\w-]+|my-coupons(?:\/[\w-]+(?:\/data)?)?|privacy-request\/[\w-]+)$/;

/** True for pages to cache after a visit and to serve offline; never for preview links. */
export function isCachedPage({ pathname, searchParams }: URL): boolean {
  if (searchParams.has('preview')) return false;
  return pages.includes(pathname) || adPage.test(pathname) || pathname.startsWith(paths.passThroughAds());
}

/**
 * True for pages that get a fallback while the server is unreachable, including personal ones that are never cached.
 */
export function isHelpedPage(url: URL): boolean {
  const { pathname } = url;
  return isCachedPage(url) || ownPage.test(pathname) || adPage.test(pathname) || pathname === paths.offline();
}
