import type { RequestContext } from '../../platform/context/RequestContext';
import type { FlatEntity } from '../../platform/database/flatEntity';
import { keysetPage } from '../../platform/database/keysetPage';
import type { Page } from '../../platform/graphql/Page';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { authorize } from '../../shared/authorize';
import { DuplicatePair } from './DuplicatePair';
import type { DuplicateReason } from './DuplicateReason';

const live = `b.record_status AND b.status <> 'ARCHIVED' AND b.submitted_at IS NOT NULL`;

const name = `lower(regexp_replace(coalesce(b.title, b.company_name), '[^[:alnum:]]+', '', 'g'))`;

const address = `lower(regexp_replace(b.address_line1, '[^[:alnum:]]+', '', 'g'))`;

const phone = `regexp_replace(b.phone_no, '\\D+', '', 'g')`;

const postcode = `coalesce(b.postcode, '')`;

/** Pairs each ad with the oldest ad of the same keys. The keys follow an index, so PostgreSQL need not sort. */
const alike = (reason: string, keys: string, where: string): string => `
  SELECT '${reason}' AS reason, id AS second_id, first_value(id) OVER (PARTITION BY ${keys} ORDER BY id) AS first_id
  FROM (SELECT b.id, b.type, b.category_id, ${name} AS name, ${postcode} AS postcode, ${phone} AS phone,
          ${address} AS address FROM brochures b WHERE ${where}) keyed`;

/** Each ad paired once with the oldest similar one, with all reasons; pairs marked as different are left out. */
const duplicatesSql = `(
  SELECT first_id, second_id, array_agg(reason ORDER BY reason) AS reasons
  FROM (
    ${alike('NAME', 'name, postcode', `${live} AND ${name} <> ''`)}
    UNION ALL
    ${alike(
      'PHONE_AND_ADDRESS',
      'phone, address, postcode, type, category_id',
      `${live} AND b.phone_no IS NOT NULL AND b.address_line1 IS NOT NULL`,
    )}
  ) found
  WHERE first_id <> second_id
    AND NOT EXISTS (SELECT FROM brochures_that_differ d
      WHERE d.first_id = found.first_id AND d.second_id = found.second_id)
  GROUP BY first_id, second_id
) p`;

const newestFirst: readonly SortKey[] = [
  { name: 'SECOND', expression: 'p.second_id', direction: 'DESC', kind: 'integer', nullable: false },
  { name: 'FIRST', expression: 'p.first_id', direction: 'DESC', kind: 'integer', nullable: false },
];

const pairs: FlatEntity<DuplicatePair> = {
  select: 'p.first_id, p.second_id, p.reasons',
  width: 3,
  read: ({ first_id, second_id, reasons }) => pairOf(first_id, second_id, reasons),
  readAt: (values, start) => pairOf(values[start], values[start + 1], values[start + 2]),
};

function pairOf(first: unknown, second: unknown, reasons: unknown): DuplicatePair {
  return new DuplicatePair(first as number, second as number, reasons as DuplicateReason[]);
}

/** Lists pairs of possible duplicates, the newest first. */
export function listDuplicates(
  context: RequestContext,
  page: Omit<PageArguments, 'offset'>,
): Promise<Page<{ item: DuplicatePair; cursor: string }>> {
  authorize(context.viewer, 'duplicateBrochures');
  return keysetPage(context.database, {
    entity: pairs,
    from: duplicatesSql,
    keys: newestFirst,
    conditions: () => [],
    page,
  });
}
