import type { Action } from '../../shared/permissions';
import type { Keeping } from '../kept-answers/Keeping';
import type { KeptRule } from '../kept-answers/KeptRule';
import type { ReadinessCheck } from './checkReadiness';
import type { Draining } from './addDraining';
import type { RateLimitGroup } from './RateLimitGroup';

declare module 'fastify' {
  interface FastifyInstance {
    /** what `/readyz` asks beside database and job queue; parts of the server add theirs */
    readinessChecks: ReadinessCheck[];
    draining: Draining;
    /**
     * Counts a request once more, where its route alone does not tell what it does. One at a time for a request.
     * Throws TOO_MANY_REQUESTS.
     */
    spendBudget(request: FastifyRequest, group: RateLimitGroup): Promise<void>;
  }

  interface FastifyRequest {
    /** of a REST route: which query parameters came from the caller, before defaults were filled in */
    givenParameters: readonly string[];
    /** null: the answer is for this caller alone */
    keeping: Keeping | null;
  }

  interface FastifyContextConfig {
    /** the row of the permission page that guards the route; REST routes cannot be registered without */
    action?: Action;
    /** which budget its requests are taken from */
    rateLimitGroup?: RateLimitGroup;
    /** its answers to visitors are kept in memory */
    kept?: KeptRule;
  }
}
