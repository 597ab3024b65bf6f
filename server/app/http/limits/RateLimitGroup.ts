import type { Config } from '../../../platform/config/Config';

/** Requests are counted separately by cost and risk of misuse. */
export type RateLimitGroup = keyof Config['rateLimits'];
