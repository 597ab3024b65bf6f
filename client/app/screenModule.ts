import { matchPath } from 'react-router';
import { paths } from '../shared/paths';

type Entry = [path: string, module: string | undefined];

const modules: Entry[] = [
  // redirects at once
  [paths.adLink(), undefined],
  [paths.brochureList(), 'screens/visitors/brochure-list/BrochureListScreen.tsx'],
  [paths.passThroughAds('*'), 'screens/visitors/brochure-list/BrochureListScreen.tsx'],
  [paths.brochureMap(), 'screens/visitors/brochure-map/BrochureMapScreen.tsx'],
  [paths.brochureDetails(':id'), 'screens/visitors/brochure-details/BrochureDetailsScreen.tsx'],
  [paths.brochureAdDetails(':id'), 'screens/visitors/brochure-details/BrochureAdDetailsScreen.tsx'],
  [paths.areas(), 'screens/visitors/areas/AreasScreen.tsx'],
  [paths.area(':area', ':category?'), 'screens/visitors/area/AreaScreen.tsx'],
  [paths.allCategories(), 'screens/visitors/all-categories/AllCategoriesScreen.tsx'],
  ...legalModules(paths.termsAndConditions(), 'terms-and-conditions/TermsAndConditionsScreen.tsx'),
  ...legalModules(paths.privacyPolicy(), 'privacy-policy/PrivacyPolicyScreen.tsx'),
  ...legalModules(paths.collectionNotice(), 'collection-notice/CollectionNoticeScreen.tsx'),
  ...legalModules(paths.advertisingConditions(), 'advertising-conditions/AdvertisingConditionsScreen.tsx'),
  [paths.notices(), 'screens/visitors/notices/NoticesScreen.tsx'],
  [paths.contact(), 'screens/visitors/contact/ContactScreen.tsx'],
  [paths.advertise(), 'screens/visitors/advertise/AdvertiseScreen.tsx'],
  [paths.brochureEnquiry(':id', ':kind'), 'screens/visitors/brochure-enquiry/BrochureEnquiryScreen.tsx'],
  [paths.follow(), 'screens/visitors/follow/FollowScreen.tsx'],
  [paths.filters(), 'screens/visitors/filters/FiltersScreen.tsx'],
  [paths.vendorRedirect(), 'screens/visitors/leaving/LeavingScreen.tsx'],
  [paths.vendorRedirect('vendorRedirect'), 'screens/visitors/leaving/LeavingScreen.tsx'],
  [paths.couponForm(':id'), 'screens/visitors/coupon-form/CouponFormScreen.tsx'],
  [paths.coupon(':token'), 'screens/visitors/coupon/CouponScreen.tsx'],
  [paths.offline(), 'screens/visitors/offline/OfflineScreen.tsx'],
  [paths.streetsIndex(), 'screens/visitors/streets-index/StreetsIndexScreen.tsx'],
  [paths.mapsDownload(), 'screens/visitors/maps-download/MapsDownloadScreen.tsx'],
  [paths.myCoupons(':token?'), 'screens/visitors/my-coupons/MyCouponsScreen.tsx'],
  [paths.ownData(':token'), 'screens/visitors/own-data/OwnDataScreen.tsx'],
  [paths.privacyRequest(':token'), 'screens/visitors/privacy-request/PrivacyRequestScreen.tsx'],
  [paths.myOffers(), 'screens/visitors/my-offers/MyOffersScreen.tsx'],
  ['*', 'screens/visitors/not-found/NotFoundScreen.tsx'],
];

/** Finds the lazy screen behind an address, so that the server can announce its chunk before any script runs. */
export function screenModule(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  return modules.find(([path]) => matchPath(path, pathname) !== null)?.[1];
}

function legalModules(path: string, file: string): Entry[] {
  return [path, paths.legalVersion(path, ':number')].map((each) => [each, `screens/visitors/${file}`]);
}
