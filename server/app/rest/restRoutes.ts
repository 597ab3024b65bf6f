import { loginRoutes } from '../../domains/accounts/loginRoutes';
import { brochureStatusRoutes } from '../../domains/brochures/brochureStatusRoutes';
import { brochureListRoutes } from '../../domains/browsing/brochureListRoutes';
import { categoryRoutes } from '../../domains/browsing/categoryRoutes';
import { mapAreaRoutes } from '../../domains/browsing/mapAreaRoutes';
import { statisticRoutes } from '../../domains/statistics/statisticRoutes';
import type { RestRoute } from '../../platform/rest/RestRoute';

/** Every documented path under /rest (specification, section 7), each domain bringing its own. */
export const restRoutes: readonly RestRoute[] = [
  ...brochureListRoutes,
  ...brochureStatusRoutes,
  ...mapAreaRoutes,
  ...categoryRoutes,
  ...loginRoutes,
  ...statisticRoutes,
];
