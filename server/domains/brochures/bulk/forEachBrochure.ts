import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import type { Brochure } from '../Brochure';
import { BrochureRefusal } from './BrochureRefusal';
import { BrochureResult } from './BrochureResult';
import { refusalOf } from './refusalOf';

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
    return refusalOf(context, error, id);
  }
}
