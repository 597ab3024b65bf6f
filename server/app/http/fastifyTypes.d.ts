import type { Action } from '../../shared/permissions';
import type { RateLimitGroup } from './RateLimitGroup';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a request once more, where its route alone does not tell what it does. One at a time for a request.
     * Throws TOO_MANY_REQUESTS.
     */
    spendBudget(request: FastifyRequest, group: RateLimitGroup): Promise<void>;
  }

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
