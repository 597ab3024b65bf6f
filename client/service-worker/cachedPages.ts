import { paths } from '../shared/paths';

/** Public pages that are answered from the device where the server cannot be reached; all others are left alone. */
const pages = [
  paths.brochureList(),
  paths.brochureMap(),
  paths.mapsDownload(),
  paths.streetsIndex(),
  paths.termsAndConditions(),
  paths.privacyPolicy(),
  paths.notices(),
  paths.myOffers(),
];

const adPage = /^\/details\/(?:brochure-ad\/)?\d+$/;
const ownPage = /^\/(?:details\/\d+\/coupon|coupon\/[\w-]+)$/;

/** Kept after a visit, and read again without a connection; never what a preview link opens. */
export function isCachedPage({ pathname, searchParams }: URL): boolean {
  if (searchParams.has('preview')) return false;
  return pages.includes(pathname) || adPage.test(pathname) || pathname.startsWith(paths.passThroughAds());
}

/** Belongs to one person or one moment: never kept, but helped with when the server cannot be reached. */
export function isHelpedPage(url: URL): boolean {
  const { pathname } = url;
  return isCachedPage(url) || ownPage.test(pathname) || adPage.test(pathname) || pathname === paths.offline();
}
