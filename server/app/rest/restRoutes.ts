import { secondStepRoutes } from '../../domains/accounts/factors/secondStepRoutes';
import { loginRoutes } from '../../domains/accounts/signing-in/loginRoutes';
import { sessionRoutes } from '../../domains/accounts/sessions/sessionRoutes';
import { brochureAssetRoutes } from '../../domains/brochures/assets/brochureAssetRoutes';
import { activityReportRoutes } from '../../domains/activity-reports/activityReportRoutes';
import { brochureStatusRoutes } from '../../domains/brochures/statuses/brochureStatusRoutes';
import { brochureUpsertRoutes } from '../../domains/brochures/upserting/brochureUpsertRoutes';
import { submissionRoutes } from '../../domains/brochures/submissions/submissionRoutes';
import { brochureWritingRoutes } from '../../domains/brochures/writing/brochureWritingRoutes';
import { brochureChangeRoutes } from '../../domains/browsing/changes/brochureChangeRoutes';
import { brochureListRoutes } from '../../domains/browsing/lists/rest/brochureListRoutes';
import { categoryRoutes } from '../../domains/browsing/active-facets/categoryRoutes';
import { printedMapRoutes } from '../../domains/printed-maps/printedMapRoutes';
import { brochureImportRoutes } from '../../domains/integrations/brochure-import/uploads/brochureImportRoutes';
import { streetImportRoutes } from '../../domains/integrations/street-import/streetImportRoutes';
import { mapAreaRoutes } from '../../domains/browsing/active-facets/mapAreaRoutes';
import { vendorFiguresRoutes } from '../../domains/statistics/company/vendorFiguresRoutes';
import { statisticRoutes } from '../../domains/statistics/statisticRoutes';
import { advertiserNoticeRoutes } from '../../domains/advertiser-notices/advertiserNoticeRoutes';
import { invitationRoutes } from '../../domains/invitations/invitationRoutes';
import { couponFigureRoutes } from '../../domains/purchases/holding/couponFigureRoutes';
import { couponPdfRoutes } from '../../domains/purchases/documents/couponPdfRoutes';
import { redemptionRoutes } from '../../domains/purchases/redemption/redemptionRoutes';
import { purchaseRoutes } from '../../domains/purchases/buying/purchaseRoutes';
import { ownDataRoutes } from '../../domains/retention/own-data/ownDataRoutes';
import { reviewRoutes } from '../../domains/reviews/reviewRoutes';
import { undoRoutes } from '../../domains/reviews/undo/undoRoutes';
import { streetIndexRoutes } from '../../domains/street-index/streetIndexRoutes';
import type { RestRoute } from '../../platform/rest/RestRoute';

/** Every documented path under /rest (docs/rules/interfaces.md#rest-names); each domain provides its own. */
export const restRoutes: readonly RestRoute[] = [
  ...brochureListRoutes,
  ...brochureChangeRoutes,
  ...brochureStatusRoutes,
  ...submissionRoutes,
  ...brochureUpsertRoutes,
  ...brochureWritingRoutes,
  ...reviewRoutes,
  ...undoRoutes,
  ...brochureAssetRoutes,
  ...brochureImportRoutes,
  ...mapAreaRoutes,
  ...printedMapRoutes,
  ...streetImportRoutes,
  ...streetIndexRoutes,
  ...categoryRoutes,
  ...loginRoutes,
  ...secondStepRoutes,
  ...sessionRoutes,
  ...purchaseRoutes,
  ...couponPdfRoutes,
  ...couponFigureRoutes,
  ...ownDataRoutes,
  ...redemptionRoutes,
  ...invitationRoutes,
  ...advertiserNoticeRoutes,
  ...statisticRoutes,
  ...vendorFiguresRoutes,
  ...activityReportRoutes,
];
