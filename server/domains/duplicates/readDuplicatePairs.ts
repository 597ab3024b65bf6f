import type { RequestContext } from '../../platform/context/RequestContext';
import { SqlValues } from '../../platform/database/SqlValues';
import { DomainError } from '../../shared/errors/DomainError';
import { duplicateConditions, type DuplicateFilter } from './DuplicateFilter';
import { duplicatesWithAdsSql } from './duplicatesSql';

/** Two ads that may be the same; the first is the older one. */
export interface PairOfAds {
  firstId: number;
  secondId: number;
}

export interface SuspectedPair extends PairOfAds {
  isMatch: boolean;
}

/** More of them are no duplicates, but a rule that is wrong: nobody has looked at so many. */
const mostPairs = 300_000;

/**
 * Reads all suspected pairs, the likeliest first, with whether they match a filter.
 *
 * @throws DomainError VALIDATION_FAILED for more than 300,000 pairs
 */
export async function readDuplicatePairs(
  { database }: Pick<RequestContext, 'database'>,
  filter: DuplicateFilter,
): Promise<SuspectedPair[]> {
  const values = new SqlValues();
  const matches = duplicateConditions(filter, values).join(' AND ') || 'true';
  const pairs = await database.query<SuspectedPair[]>(
    `SELECT p.first_id AS "firstId", p.second_id AS "secondId", coalesce(${matches}, false) AS "isMatch"
     FROM ${duplicatesWithAdsSql} ORDER BY p.score DESC, p.second_id DESC, p.first_id DESC LIMIT ${mostPairs + 1}`,
    values.all,
  );
  if (pairs.length <= mostPairs) return pairs;
  const message = 'There are more than 300,000 suspected pairs. Correct the ads first that look alike.';
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'filter', code: 'TOO_MANY', message }] });
}
