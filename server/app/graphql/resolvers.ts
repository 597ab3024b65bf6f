import { AccountResolver } from '../../domains/accounts/AccountResolver';
import { AccountStateResolver } from '../../domains/accounts/AccountStateResolver';
import { PasswordResolver } from '../../domains/accounts/PasswordResolver';
import { SignedInViewerResolver } from '../../domains/accounts/SignedInViewerResolver';
import { SignInResolver } from '../../domains/accounts/SignInResolver';
import { BrochureAssetsResolver } from '../../domains/brochures/assets/BrochureAssetsResolver';
import { BrochureResolver } from '../../domains/brochures/BrochureResolver';
import { BrochureStatusResolver } from '../../domains/brochures/BrochureStatusResolver';
import { BrochureWritingResolver } from '../../domains/brochures/BrochureWritingResolver';
import { BrochuresResolver } from '../../domains/browsing/BrochuresResolver';
import { CategoriesResolver } from '../../domains/browsing/CategoriesResolver';
import { MapAreasResolver } from '../../domains/browsing/MapAreasResolver';
import { CategoryResolver } from '../../domains/categories/CategoryResolver';
import { CouponPurchaseResolver } from '../../domains/purchases/CouponPurchaseResolver';
import { CouponPurchasedResolver } from '../../domains/purchases/CouponPurchasedResolver';
import { PurchaseCouponResolver } from '../../domains/purchases/PurchaseCouponResolver';
import { BrochureStatisticsResolver } from '../../domains/statistics/BrochureStatisticsResolver';
import { RecordedStatisticEventResolver } from '../../domains/statistics/RecordedStatisticEventResolver';
import { StatisticEventsResolver } from '../../domains/statistics/StatisticEventsResolver';
import { ReviewsResolver } from '../../domains/reviews/ReviewsResolver';
import { VendorInvitationResolver } from '../../domains/invitations/VendorInvitationResolver';
import { NodeIdResolver } from './nodes/NodeIdResolver';
import { NodeResolver } from './nodes/NodeResolver';

/** The one list of what the schema is made of. */
export const resolvers = [
  AccountResolver,
  AccountStateResolver,
  BrochureAssetsResolver,
  BrochureResolver,
  BrochuresResolver,
  BrochureStatisticsResolver,
  BrochureStatusResolver,
  BrochureWritingResolver,
  CategoriesResolver,
  CategoryResolver,
  CouponPurchasedResolver,
  CouponPurchaseResolver,
  MapAreasResolver,
  NodeIdResolver,
  NodeResolver,
  RecordedStatisticEventResolver,
  PasswordResolver,
  PurchaseCouponResolver,
  ReviewsResolver,
  SignedInViewerResolver,
  SignInResolver,
  StatisticEventsResolver,
  VendorInvitationResolver,
] as const;
