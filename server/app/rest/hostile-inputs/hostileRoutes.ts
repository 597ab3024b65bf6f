import type { HostileRoutes } from './HostileRoute';
import { adRoutes } from './routes/adRoutes';
import { listRoutes } from './routes/listRoutes';
import { importRoutes } from './routes/importRoutes';
import { mapRoutes } from './routes/mapRoutes';
import { peopleRoutes } from './routes/peopleRoutes';
import { writingRoutes } from './routes/writingRoutes';

/** Every documented path with what it has to refuse. */
export const hostileRoutes: HostileRoutes = {
  ...listRoutes,
  ...writingRoutes,
  ...adRoutes,
  ...peopleRoutes,
  ...importRoutes,
  ...mapRoutes,
};
