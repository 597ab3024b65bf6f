import type { Action } from '../../shared/permissions';
import type { RateLimitGroup } from './RateLimitGroup';

declare module 'fastify' {
  interface FastifyRequest {
    /** of a REST route: which query parameters came from the caller, before defaults were filled in */
    givenParameters: readonly string[];
  }

  interface FastifyContextConfig {
    /** the row of the permission page that guards the route; REST routes cannot be registered without */
    action?: Action;
    /** which budget its requests are taken from */
    rateLimitGroup?: RateLimitGroup;
  }
}
