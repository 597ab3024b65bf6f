import type { Config } from '../../../platform/config/Config';

/** Requests are counted apart by what they cost and what they could be misused for. */
export type RateLimitGroup = keyof Config['rateLimits'];
