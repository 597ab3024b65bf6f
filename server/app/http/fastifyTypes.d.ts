import type { Action } from '../../shared/permissions';
import type { RateLimitGroup } from './RateLimitGroup';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the row of the permission page that guards the route; REST routes cannot be registered without */
    action?: Action;
    /** which budget its requests are taken from */
    rateLimitGroup?: RateLimitGroup;
  }
}
