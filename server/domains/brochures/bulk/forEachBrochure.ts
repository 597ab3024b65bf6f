import type { RequestContext } from '../../../platform/context/RequestContext';
import { logOutage } from '../../../platform/logger/logOutage';
import { DomainError } from '../../../shared/errors/DomainError';
import { isUnavailable } from '../../../shared/errors/isUnavailable';
import { unavailable } from '../../../shared/errors/unavailable';
import { databaseIdOf } from '../../../shared/globalId';
import type { Brochure } from '../Brochure';
import { BrochureRefusal } from './BrochureRefusal';
import { BrochureResult } from './BrochureResult';

type Verb = (context: RequestContext, input: { id: number; givenId: string }) => Promise<Brochure>;

/** Does the same to each ad, each in a transaction of its own: what is refused for one holds no other back. */
export async function forEachBrochure(
  context: RequestContext,
  ids: readonly string[],
  verb: Verb,
): Promise<BrochureResult[]> {
  const results: BrochureResult[] = [];
  for (const id of new Set(ids)) results.push(new BrochureResult(id, await outcomeOf(context, id, verb)));
  return results;
}

async function outcomeOf(context: RequestContext, id: string, verb: Verb): Promise<Brochure | BrochureRefusal> {
  try {
    return await verb(context, { id: databaseIdOf(id, 'Brochure', 'ids'), givenId: id });
  } catch (error) {
    if (error instanceof DomainError) return new BrochureRefusal(error);
    if (isUnavailable(error)) {
      logOutage(context.logger, error);
      return new BrochureRefusal(unavailable(error));
    }
    context.logger.error({ err: error, id }, 'one ad of several failed');
    return new BrochureRefusal(new DomainError('INTERNAL', 'Something went wrong on our side. Try this ad again.'));
  }
}
