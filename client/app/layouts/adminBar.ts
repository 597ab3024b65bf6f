import type { Role } from '../../features/session/Session';
import { paths } from '../../shared/paths';

export interface AdminBarEntry {
  label: string;
  path: string;
  roles: readonly Role[];
}

const administrators: readonly Role[] = ['ADMINISTRATOR'];

/** Who sees ADD NEW BROCHURE: nobody for now (specification, section 6). Its address works for administrators. */
const addNewBrochureRoles: readonly Role[] = [];

/** The Ads menu of the top bar, worded as the specification words it (section 2). */
export const adminBarMenu: readonly AdminBarEntry[] = [
  { label: 'ALL ADS', path: paths.adminBrochures(), roles: administrators },
  { label: 'ARCHIVED ADS', path: paths.adminArchivedBrochures(), roles: administrators },
];

/** The buttons of the top bar; id 0 stands for a new ad. */
export const adminBarButtons: readonly AdminBarEntry[] = [
  { label: 'ADD NEW BROCHURE', path: paths.adminManageBrochures(), roles: addNewBrochureRoles },
  { label: 'LANDING PAGE AD', path: paths.adminLandingPageAd(0), roles: administrators },
  { label: 'PASS THROUGH AD', path: paths.adminPassThroughAd(0), roles: administrators },
  { label: 'BROCHURE AD', path: paths.adminBrochureAd(0), roles: administrators },
  { label: 'COUPON AD', path: paths.adminCouponAd(0), roles: administrators },
];
