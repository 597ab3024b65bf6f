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

/** Stops after this many outages in a row, because each further ad may wait for a time-out. */
const mostOutages = 3;

/**
 * Runs a change on each ad in its own transaction: a refusal for one ad does not affect the others. During a lasting
 * database outage the remaining ads are refused as UNAVAILABLE.
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
