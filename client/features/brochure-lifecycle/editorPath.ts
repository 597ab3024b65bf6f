import type { BrochureType } from '../../generated/types';
import { privatePaths } from '../../shared/privatePaths';

/** Where an ad is edited follows from its type (docs/rules/screens.md#editors). */
export function editorPath({ type, databaseId }: { type: BrochureType; databaseId: number }): string {
  switch (type) {
    case 'LP_AD':
    case 'BLD_AD':
    case 'ATDW_AD':
      return privatePaths.adminLandingPageAd(databaseId);
    case 'PT_AD':
      return privatePaths.adminPassThroughAd(databaseId);
    case 'BRO_AD':
      return privatePaths.adminBrochureAd(databaseId);
    case 'CP_AD':
      return privatePaths.adminCouponAd(databaseId);
  }
}
