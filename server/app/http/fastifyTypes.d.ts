import type { ResponseNotes } from '../../platform/context/ResponseNotes';
import type { Action } from '../../shared/permissions';
import type { PortalPage } from '../developers/PortalPage';
import type { OpenApiDocument } from '../rest/reference/OpenApiDocument';
import type { CachePolicy } from '../response-cache/CachePolicy';
import type { CacheRule } from '../response-cache/CacheRule';
import type { PublicVersion } from '../response-cache/public-version/PublicVersion';
import type { ReadinessCheck } from './routes/checkReadiness';
import type { Draining } from './addDraining';
import type { RateLimitGroup } from './limits/RateLimitGroup';
import type { PagePolicies } from './security/pagePolicies';
import type { RateLimitState } from './limits/RateLimitState';

declare module 'fastify' {
  interface FastifyInstance {
    /** further checks for `/readyz`, besides database and job queue */
    readinessChecks: ReadinessCheck[];
    pagePolicies: PagePolicies;
    draining: Draining;
    /** of the site, without a trailing slash */
    publicUrl: string;
    /** what `/rest/openapi.json` contains, with its schemas in place; once the server is ready */
    openApiDocument: () => OpenApiDocument;
    /** the pages of the developer portal; once the server is ready */
    developerPages: () => PortalPage[];
    /** null: the response cache is off */
    publicVersion: PublicVersion | null;
    /**
     * Counts one more request against a budget, where the route alone does not decide the group. Make one call at a
     * time per request.
     * @throws TOO_MANY_REQUESTS
     */
    spendBudget(request: FastifyRequest, group: RateLimitGroup): Promise<void>;
    /**
     * Counts the bytes of a file before it is sent. The file that reaches the limit is still sent.
     * @throws TOO_MANY_REQUESTS
     */
    spendBytes(request: FastifyRequest, bytes: number): Promise<void>;
    /** Counts a visitor's request by its network; null: the budget is spent and nothing was counted. */
    countVisit(network: string, group: RateLimitGroup): RateLimitState | null;
  }

  interface FastifyRequest {
    /** REST only: the query parameters that the caller sent, without defaults */
    givenParameters: readonly string[];
    /** null: the response is private */
    cachePolicy: CachePolicy | null;
    /** null: no context was made */
    responseNotes: ResponseNotes | null;
  }

  interface FastifyContextConfig {
    /** the action that the caller needs permission for; required for REST routes */
    action?: Action;
    /** the rate limit budget of the route */
    rateLimitGroup?: RateLimitGroup;
    /** how the response cache treats the route */
    cacheRule?: CacheRule;
    /** pages of any site may read the route, without credentials */
    crossOrigin?: true;
    /** the route may be shown in a frame; its policy (`frame-ancestors`) says by whose pages */
    isFramed?: true;
  }
}
