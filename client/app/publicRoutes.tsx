import type { RouteObject } from 'react-router';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { paths } from '../shared/paths';
import { PublicLayout } from './layouts/PublicLayout';
type LoadScreen = () => Promise<{ default: ComponentType }>;

/** A lazy screen: its code loads when it is shown, or earlier by `prefetch`. */
function lazyScreen(load: LoadScreen) {
  return Object.assign(lazy(load), { prefetch: load });
}

const BrochureListScreen = lazyScreen(() => import('../screens/visitors/brochure-list/BrochureListScreen'));
const BrochureMapScreen = lazyScreen(() => import('../screens/visitors/brochure-map/BrochureMapScreen'));
const BrochureDetailsScreen = lazyScreen(() => import('../screens/visitors/brochure-details/BrochureDetailsScreen'));
const BrochureAdDetailsScreen = lazyScreen(
  () => import('../screens/visitors/brochure-details/BrochureAdDetailsScreen'),
);
const AreaScreen = lazyScreen(() => import('../screens/visitors/area/AreaScreen'));
const AreasScreen = lazyScreen(() => import('../screens/visitors/areas/AreasScreen'));
const AllCategoriesScreen = lazyScreen(() => import('../screens/visitors/all-categories/AllCategoriesScreen'));
const TermsAndConditionsScreen = lazyScreen(
  () => import('../screens/visitors/terms-and-conditions/TermsAndConditionsScreen'),
);
const PrivacyPolicyScreen = lazyScreen(() => import('../screens/visitors/privacy-policy/PrivacyPolicyScreen'));
const CollectionNoticeScreen = lazyScreen(() => import('../screens/visitors/collection-notice/CollectionNoticeScreen'));
const AdvertisingConditionsScreen = lazyScreen(
  () => import('../screens/visitors/advertising-conditions/AdvertisingConditionsScreen'),
);
const NoticesScreen = lazyScreen(() => import('../screens/visitors/notices/NoticesScreen'));
const ContactScreen = lazyScreen(() => import('../screens/visitors/contact/ContactScreen'));
const AdvertiseScreen = lazyScreen(() => import('../screens/visitors/advertise/AdvertiseScreen'));
const BrochureEnquiryScreen = lazyScreen(() => import('../screens/visitors/brochure-enquiry/BrochureEnquiryScreen'));
const FollowScreen = lazyScreen(() => import('../screens/visitors/follow/FollowScreen'));
const FiltersScreen = lazyScreen(() => import('../screens/visitors/filters/FiltersScreen'));
const AdLinkScreen = lazyScreen(() => import('../screens/visitors/ad-link/AdLinkScreen'));
const StreetsIndexScreen = lazyScreen(() => import('../screens/visitors/streets-index/StreetsIndexScreen'));
const LeavingScreen = lazyScreen(() => import('../screens/visitors/leaving/LeavingScreen'));
const CouponFormScreen = lazyScreen(() => import('../screens/visitors/coupon-form/CouponFormScreen'));
const CouponScreen = lazyScreen(() => import('../screens/visitors/coupon/CouponScreen'));
const OfflineScreen = lazyScreen(() => import('../screens/visitors/offline/OfflineScreen'));
const MapsDownloadScreen = lazyScreen(() => import('../screens/visitors/maps-download/MapsDownloadScreen'));
const NotFoundScreen = lazyScreen(() => import('../screens/visitors/not-found/NotFoundScreen'));
const MyCouponsScreen = lazyScreen(() => import('../screens/visitors/my-coupons/MyCouponsScreen'));
const OwnDataScreen = lazyScreen(() => import('../screens/visitors/own-data/OwnDataScreen'));
const PrivacyRequestScreen = lazyScreen(() => import('../screens/visitors/privacy-request/PrivacyRequestScreen'));
const MyOffersScreen = lazyScreen(() => import('../screens/visitors/my-offers/MyOffersScreen'));

/** The version of a legal text in force, and each version at an address of its own. */
const legalRoutes = (path: string, element: ReactNode): RouteObject[] => [
  { path, element },
  { path: paths.legalVersion(path, ':number'), element },
];

/** Open to everyone and rendered on the server. */
export const publicRoutes: RouteObject[] = [
  {
    element: <PublicLayout withCategories />,
    children: [
      { path: paths.brochureList(), element: <BrochureListScreen /> },
      { path: paths.passThroughAds('*'), element: <BrochureListScreen /> },
      { path: paths.brochureMap(), element: <BrochureMapScreen /> },
      { path: paths.areas(), element: <AreasScreen /> },
      { path: paths.area(':area', ':category?'), element: <AreaScreen /> },
      { path: paths.allCategories(), element: <AllCategoriesScreen /> },
      ...legalRoutes(paths.termsAndConditions(), <TermsAndConditionsScreen />),
      ...legalRoutes(paths.privacyPolicy(), <PrivacyPolicyScreen />),
      ...legalRoutes(paths.collectionNotice(), <CollectionNoticeScreen />),
      ...legalRoutes(paths.advertisingConditions(), <AdvertisingConditionsScreen />),
      { path: paths.notices(), element: <NoticesScreen /> },
      { path: paths.mapsDownload(), element: <MapsDownloadScreen /> },
    ],
  },
  {
    element: <PublicLayout withCategories={false} />,
    children: [
      { path: paths.brochureDetails(':id'), element: <BrochureDetailsScreen /> },
      { path: paths.brochureAdDetails(':id'), element: <BrochureAdDetailsScreen /> },
      { path: paths.contact(), element: <ContactScreen /> },
      { path: paths.advertise(), element: <AdvertiseScreen /> },
      { path: paths.brochureEnquiry(':id', ':kind'), element: <BrochureEnquiryScreen /> },
      { path: paths.follow(), element: <FollowScreen /> },
      { path: paths.filters(), element: <FiltersScreen /> },
      { path: paths.adLink(), element: <AdLinkScreen /> },
      { path: paths.vendorRedirect(), element: <LeavingScreen /> },
      { path: paths.vendorRedirect('vendorRedirect'), element: <LeavingScreen /> },
      { path: paths.couponForm(':id'), element: <CouponFormScreen /> },
      { path: paths.coupon(':token'), element: <CouponScreen /> },
      { path: paths.offline(), element: <OfflineScreen /> },
      { path: paths.myOffers(), element: <MyOffersScreen /> },
      { path: paths.myCoupons(':token?'), element: <MyCouponsScreen /> },
      { path: paths.ownData(':token'), element: <OwnDataScreen /> },
      { path: paths.privacyRequest(':token'), element: <PrivacyRequestScreen /> },
      { path: paths.streetsIndex(), element: <StreetsIndexScreen /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];
