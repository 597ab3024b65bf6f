import { AccountResolver } from '../../domains/accounts/AccountResolver';
import { PasswordResolver } from '../../domains/accounts/PasswordResolver';
import { SignedInViewerResolver } from '../../domains/accounts/SignedInViewerResolver';
import { SignInResolver } from '../../domains/accounts/SignInResolver';
import { BrochureResolver } from '../../domains/brochures/BrochureResolver';
import { BrochureStatusResolver } from '../../domains/brochures/BrochureStatusResolver';
import { BrochureWritingResolver } from '../../domains/brochures/BrochureWritingResolver';
import { BrochuresResolver } from '../../domains/browsing/BrochuresResolver';
import { CategoriesResolver } from '../../domains/browsing/CategoriesResolver';
import { MapAreasResolver } from '../../domains/browsing/MapAreasResolver';
import { CategoryResolver } from '../../domains/categories/CategoryResolver';
import { CouponPurchaseResolver } from '../../domains/purchases/CouponPurchaseResolver';
import { PurchaseCouponResolver } from '../../domains/purchases/PurchaseCouponResolver';
import { BrochureStatisticsResolver } from '../../domains/statistics/BrochureStatisticsResolver';
import { RecordedStatisticEventResolver } from '../../domains/statistics/RecordedStatisticEventResolver';
import { StatisticEventsResolver } from '../../domains/statistics/StatisticEventsResolver';
import { ReviewsResolver } from '../../domains/reviews/ReviewsResolver';
import { NodeIdResolver } from './nodes/NodeIdResolver';
import { NodeResolver } from './nodes/NodeResolver';

/** The one list of what the schema is made of. */
export const resolvers = [
  AccountResolver,
  BrochureResolver,
  BrochuresResolver,
  BrochureStatisticsResolver,
  BrochureStatusResolver,
  BrochureWritingResolver,
  CategoriesResolver,
  CategoryResolver,
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
] as const;
