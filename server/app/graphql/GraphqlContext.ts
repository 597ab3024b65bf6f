import type { ExecutionResult } from 'graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { RateLimitGroup } from '../http/limits/RateLimitGroup';

/** The request's context, with additions for the GraphQL layer. Use cases do not see them. */
export interface GraphqlContext extends RequestContext {
  /**
   * Counts the request against one more budget.
   * @throws TOO_MANY_REQUESTS if the caller has spent the budget
   */
  spendBudget(group: RateLimitGroup): Promise<void>;
  /** a page of another site sent the request */
  isForeignPage: boolean;
  /** Marks the response as the same for every visitor, made of the ads noted so far, so that it may be cached. */
  allowCaching(): void;
  /** the result, with errors, of a known query that has run before Apollo Server saw the request */
  executed: ExecutionResult | null;
}
