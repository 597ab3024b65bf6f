import { filterChoices } from '../../../../shared/lists/filterChoices';
import type { SqlValues } from '../../../platform/database/SqlValues';
import type { BrochureType } from '../../brochures/BrochureType';
import { chordWithin } from '../filters/brochureConditions';
import { endsWithin, hasPrice, savesAtLeast } from '../filters/offerConditions';
import { openNowSql, usableNowSql } from '../filters/openNowConditions';
import { oneOf } from '../filters/oneOf';

/** The filters whose values are counted, by their names in `BrochureFilter`; `withinKm` is that of a place. */
export const facets = [
  'types',
  'categories',
  'mapAreas',
  'suburbs',
  'withPrice',
  'minSaving',
  'endsWithinDays',
  'openNow',
  'usableNow',
  'withinKm',
] as const;
export type Facet = (typeof facets)[number];

/** More ads are not counted, so that a question has a bounded cost. */
export const mostCounted = 10_000;
export const mostSuburbs = 40;

export interface FacetSource {
  /** FROM and WHERE of the list with all types, with the alias `b` */
  list: string;
  /** the types that count for other facets; null: all */
  types: readonly BrochureType[] | null;
  /** SQL for the straight distance from the place of the list; null without a place */
  distance: string | null;
}

/** The facets that are yes or no for each ad, with the values that visitors choose from. */
function testsOf(
  facet: Facet,
  { distance }: FacetSource,
  now: Date,
  values: SqlValues,
): [value: string, sql: string][] {
  if (facet === 'withPrice') return [['true', hasPrice]];
  if (facet === 'openNow') return [['true', `b.opening_hours IS NOT NULL AND ${openNowSql(now, values)}`]];
  if (facet === 'usableNow') return [['true', usableNowSql(now, values)]];
  if (facet === 'minSaving')
    return filterChoices.minSaving.map((percent) => [`${percent}`, savesAtLeast(`${percent}`)]);
  if (facet === 'endsWithinDays') {
    return filterChoices.endsWithinDays.map((most) => [`${most}`, endsWithin(`${most}`, values.add(now))]);
  }
  if (facet !== 'withinKm' || distance === null) return [];
  return filterChoices.withinKm.map((km) => [`${km}`, `${distance} <= ${values.add(chordWithin(km))}::float8`]);
}

/** Only these are read, because some indexes have the first three. */
const columnsOf: Partial<Record<Facet, string[]>> = {
  categories: ['b.category_ids'],
  mapAreas: ['b.map_area_id'],
  suburbs: ['b.city', 'b.state'],
};

/** `category_ids` has the main and further categories and their parents, each once. */
const groups: Partial<Record<Facet, string>> = {
  types: `SELECT 'types' AS facet, type AS value, count(*) FROM matching GROUP BY type`,
  categories: `
    SELECT 'categories', c.code, counted.count
    FROM (SELECT unnest(category_ids) AS id, count(*) AS count FROM listed GROUP BY 1) counted
    JOIN categories c ON c.id = counted.id`,
  mapAreas: `
    SELECT 'mapAreas', a.code, count(*) FROM listed l JOIN map_areas a ON a.id = l.map_area_id GROUP BY a.code`,
  suburbs: `
    SELECT * FROM (
      SELECT 'suburbs', min(concat_ws(' ', city, state)) AS value, count(*) FROM listed WHERE city IS NOT NULL
      GROUP BY lower(city), state ORDER BY 3 DESC, 2 LIMIT ${mostSuburbs}
    ) most`,
};

/** One pass for all tests. */
function countedTests(tests: readonly { facet: Facet; value: string }[]): string {
  const sums = tests.map((_test, at) => `count(*) FILTER (WHERE t${at}) AS c${at}`);
  const rows = tests.map(({ facet, value }, at) => `('${facet}', '${value}', c${at})`);
  return `SELECT rows.* FROM (SELECT ${sums.join(', ')} FROM listed) sums
    CROSS JOIN LATERAL (VALUES ${rows.join(', ')}) rows`;
}

/**
 * Returns SQL that counts the ads of a list by each value of the facets, the most frequent first: rows of facet, value
 * and count. If more ads match than are counted, it has a single row of nulls.
 */
export function facetSql(
  asked: readonly Facet[],
  source: FacetSource,
  { now, values, limit = mostCounted }: { now: Date; values: SqlValues; limit?: number },
): string {
  const tests = asked.flatMap((facet) => {
    return testsOf(facet, source, now, values).map(([value, sql]) => ({ facet, value, sql }));
  });
  const columns = ['b.type', ...asked.flatMap((facet) => columnsOf[facet] ?? [])];
  columns.push(...tests.map(({ sql }, at) => `${sql} AS t${at}`));
  const listed = source.types === null ? ['true'] : oneOf('type', source.types);
  const counted = [
    ...asked.flatMap((facet) => groups[facet] ?? []),
    ...(tests.length === 0 ? [] : [countedTests(tests)]),
  ];
  return `
    WITH matching AS MATERIALIZED (
      SELECT ${columns.join(', ')}
      FROM ${source.list} LIMIT ${limit + 1}
    ), listed AS NOT MATERIALIZED (SELECT * FROM matching WHERE ${listed.join(' AND ')}),
    size AS (SELECT count(*) > ${limit} AS is_beyond FROM matching)
    SELECT NULL AS facet, NULL AS value, NULL::integer AS count FROM size WHERE is_beyond
    UNION ALL
    (SELECT facet, value::text, count::integer FROM (${counted.join(' UNION ALL ')}) counted (facet, value, count)
     WHERE NOT (SELECT is_beyond FROM size) AND count > 0 ORDER BY count DESC, value)`;
}
