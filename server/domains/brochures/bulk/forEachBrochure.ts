import type { RequestContext } from '../../../platform/context/RequestContext';
import { logOutage } from '../../../platform/logger/logOutage';
import { DomainError } from '../../../shared/errors/DomainError';
import { isUnavailable } from '../../../shared/errors/isUnavailable';
import { unavailable } from '../../../shared/errors/unavailable';
import { databaseIdOf } from '../../../shared/globalId';
import type { Brochure } from '../Brochure';
import { BrochureRefusal } from './BrochureRefusal';
import { BrochureResult } from './BrochureResult';

/** Changes one ad. */
export type BrochureVerb = (context: RequestContext, input: { id: number; givenId: string }) => Promise<Brochure>;

/** After that many ads in a row that met an outage the others are not tried: each may wait for a time-out. */
const mostOutages = 3;

/**
 * Does the same to each ad, each in a transaction of its own: what is refused for one holds no other back. When the
 * database stays away, the ads that are left are refused as UNAVAILABLE.
 */
export async function forEachBrochure(
  context: RequestContext,
  ids: readonly string[],
  verb: BrochureVerb,
): Promise<BrochureResult[]> {
  const results: BrochureResult[] = [];
  let outages = 0;
  let last: Brochure | BrochureRefusal | undefined;
  for (const id of new Set(ids)) {
    if (outages < mostOutages || last === undefined) last = await outcomeOf(context, id, verb);
    outages = last instanceof BrochureRefusal && last.code === 'UNAVAILABLE' ? outages + 1 : 0;
    results.push(new BrochureResult(id, last));
  }
  return results;
}

async function outcomeOf(context: RequestContext, id: string, verb: BrochureVerb): Promise<Brochure | BrochureRefusal> {
  try {
    return await verb(context, { id: databaseIdOf(id, 'Brochure', 'ids'), givenId: id });
  } catch (error) {
    if (error instanceof DomainError) return new BrochureRefusal(error);
    if (isUnavailable(error)) {
      logOutage(context.siteLogger, error);
      return new BrochureRefusal(unavailable(error));
    }
    context.logger.error({ err: error, id }, 'one ad of several failed');
    return new BrochureRefusal(new DomainError('INTERNAL', 'Something went wrong on our side. Try this ad again.'));
  }
}
