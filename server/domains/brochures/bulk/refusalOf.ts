import type { RequestContext } from '../../../platform/context/RequestContext';
import { logOutage } from '../../../platform/logger/logOutage';
import { DomainError } from '../../../shared/errors/DomainError';
import { isUnavailable } from '../../../shared/errors/isUnavailable';
import { unavailable } from '../../../shared/errors/unavailable';
import { BrochureRefusal } from './BrochureRefusal';

/** Returns why one ad of several was not done, and logs what was not the caller's mistake. */
export function refusalOf(context: RequestContext, error: unknown, id: string): BrochureRefusal {
  if (error instanceof DomainError) return new BrochureRefusal(error);
  if (isUnavailable(error)) {
    logOutage(context.siteLogger, error);
    return new BrochureRefusal(unavailable(error));
  }
  context.logger.error({ err: error, id }, 'one ad of several failed');
  return new BrochureRefusal(new DomainError('INTERNAL', 'Something went wrong on our side. Try this ad again.'));
}
