import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { databaseIdOf } from '../../../shared/globalId';
import type { DuplicateFilter } from '../../duplicates/DuplicateFilter';
import { readDuplicatePairs, type PairOfAds } from '../../duplicates/readDuplicatePairs';
import { knownBrochures } from '../chosenBrochures';

export interface ChoiceOfPairs {
  /** global ids */
  pairs?: readonly { firstId: string; secondId: string }[] | null;
  filter?: DuplicateFilter | null;
}

export interface ChosenPairs {
  /** in the order of the list; the first ad is the older one */
  chosen: PairOfAds[];
  /** all suspected pairs; none if `pairs` are chosen and nothing is planned with others */
  suspected: PairOfAds[];
}

const mostPairs = 100_000;

interface UseOfPairs {
  /** whether the caller makes groups of the pairs, for which all suspected ones count */
  isGrouped: boolean;
}

/**
 * Returns the chosen pairs: each of `pairs`, or all that match `filter`.
 *
 * @throws DomainError VALIDATION_FAILED for both, neither, no pair, too many, or an ad that is none
 */
export async function chosenPairs(
  context: RequestContext,
  { pairs, filter }: ChoiceOfPairs,
  { isGrouped }: UseOfPairs,
): Promise<ChosenPairs> {
  if ((pairs == null) === (filter == null))
    throw pairsRefusal('pairs', 'EXCLUSIVE', 'Give either "pairs" or "filter".');
  const given = pairs == null ? null : await knownPairs(context, pairs);
  const suspected = given !== null && !isGrouped ? [] : await readDuplicatePairs(context, filter ?? {});
  const chosen = given ?? suspected.filter(({ isMatch }) => isMatch);
  if (chosen.length > mostPairs)
    throw pairsRefusal('filter', 'TOO_MANY', 'Decide about at most 100,000 pairs at once.');
  if (chosen.length === 0) throw pairsRefusal('filter', 'NO_PAIRS', 'No pair matches the filter.');
  return { chosen, suspected };
}

async function knownPairs(context: RequestContext, pairs: NonNullable<ChoiceOfPairs['pairs']>): Promise<PairOfAds[]> {
  const known = new Map<string, PairOfAds>();
  for (const [at, pair] of pairs.entries()) {
    const one = databaseIdOf(pair.firstId, 'Brochure', `pairs.${at}.firstId`);
    const other = databaseIdOf(pair.secondId, 'Brochure', `pairs.${at}.secondId`);
    if (one === other) throw pairsRefusal(`pairs.${at}.secondId`, 'SAME', 'Name two different ads.');
    const [firstId, secondId] = one < other ? [one, other] : [other, one];
    known.set(`${firstId} ${secondId}`, { firstId, secondId });
  }
  const given = [...known.values()];
  await knownBrochures(context, [...new Set(given.flatMap(({ firstId, secondId }) => [firstId, secondId]))]);
  return given;
}

export function pairsRefusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
