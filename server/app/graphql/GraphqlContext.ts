import type { RequestContext } from '../../platform/context/RequestContext';
import type { RateLimitGroup } from '../http/limits/RateLimitGroup';

/** The request's context, and what only the frame of GraphQL uses: use cases know nothing of it. */
export interface GraphqlContext extends RequestContext {
  /** Counts the request once more. Throws TOO_MANY_REQUESTS when the caller has spent the budget. */
  spendBudget(group: RateLimitGroup): Promise<void>;
  /** Marks the response as the same for every visitor, so that it may be cached. */
  allowCaching(): void;
}
