import type { RestRoute } from '../../platform/rest/RestRoute';

export const restRoutes: readonly RestRoute[] = [];
