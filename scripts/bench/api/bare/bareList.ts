import { summary } from '../../../../server/domains/brochures/computed/summary';
import { kmFromChord } from '../../../../server/shared/geo/sphere/kmFromChord';
import { pointOnSphere } from '../../../../server/shared/geo/sphere/pointOnSphere';
import type { BareResponse } from './BareResponse';
import { addressColumns, couponColumns, couponOf, globalId, isEmptyAddress, pictureJoin, pictureOf } from './bareParts';
import type { Row } from './bareParts';
import { bareScope, type BareScope } from './bareScope';

interface Filter {
  categories?: string[];
  mapAreas?: string[];
  near?: { latitude: number; longitude: number };
}

const columns = `b.id, b.type, b.status, b.title, b.highlights, b.description, b.company_name, ${addressColumns},
  b.position_source, b.valid_to::text, ${couponColumns}, v.company_name AS v_company_name,
  c.id AS c_id, c.code AS c_code, c.name AS c_name, p.id AS p_id, p.code AS p_code, t.*`;
const joins = `LEFT JOIN vendors v ON v.id = b.vendor_id JOIN categories c ON c.id = b.category_id
  LEFT JOIN categories p ON p.id = c.parent_id ${pictureJoin}`;

export const bareList: BareResponse = async (pool, { variables, query }) => {
  const { first, after, filter } = variables as { first: number; after: string | null; filter: Filter };
  const scope = bareScope(filter);
  const [rows, total] = await Promise.all([
    pool
      .query<Row>(filter.near ? nearest(scope, filter.near, first) : inOrder(scope, first, after))
      .then(({ rows }) => rows),
    query.includes('totalCount') ? pool.query<{ total: number }>(scope.count).then(({ rows }) => rows[0]?.total) : null,
  ]);
  const edges = rows.slice(0, first).map((row) => edgeOf(row, filter.near !== undefined));
  return {
    brochures: {
      ...(total === null ? {} : { totalCount: total }),
      pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null },
      edges,
    },
  };
};

const inOrder = ({ name, where, values }: BareScope, first: number, after: string | null) => ({
  name: `list ${name} ${first} ${after === null ? '' : 'after'}`,
  text: `SELECT ${columns}, page.k0, page.k1 FROM (
      SELECT b.id, coalesce(b.ad_index, 2147483647) AS k0,
        coalesce((-(b.valid_from - DATE '2000-01-01')), 2147483647) AS k1, (-b.id) AS k2
      FROM brochures b WHERE ${where} ${after === null ? '' : beyond(values.length)}
      ORDER BY 2, 3, 4 LIMIT ${first + 1}) page
    JOIN brochures b ON b.id = page.id ${joins} ORDER BY page.k0, page.k1, page.k2`,
  values: [...values, ...(after === null ? [] : keysOf(after))],
});

const beyond = (values: number): string => `AND (coalesce(b.ad_index, 2147483647),
  coalesce((-(b.valid_from - DATE '2000-01-01')), 2147483647), (-b.id)) > ($${values + 1}, $${values + 2}, $${values + 3})`;

const keysOf = (cursor: string): number[] =>
  (JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as [number, string, number[]])[2];

const nearest = (
  { name, where, values }: BareScope,
  { latitude, longitude }: { latitude: number; longitude: number },
  first: number,
) => ({
  name: `near ${name} ${first}`,
  text: `SELECT ${columns}, page.distance FROM (
      SELECT b.id, b.geo <-> $${values.length + 1}::cube AS distance FROM brochures b WHERE ${where}
      ORDER BY b.geo <-> $${values.length + 1}::cube, -b.id LIMIT ${first + 1}) page
    JOIN brochures b ON b.id = page.id ${joins} ORDER BY page.distance, -b.id`,
  values: [...values, `(${pointOnSphere(latitude, longitude).join(', ')})`],
});

function edgeOf(row: Row, near: boolean) {
  const place = near
    ? [1, 'DISTANCE+,ID-', [row['distance'], -Number(row['id'])]]
    : [1, 'INDEX+,VALID_FROM-,ID-', [row['k0'], row['k1'], -Number(row['id'])]];
  return {
    cursor: Buffer.from(JSON.stringify(place)).toString('base64url'),
    distanceKm: near ? Math.round(kmFromChord(Number(row['distance'])) * 100) / 100 : null,
    node: {
      id: globalId('Brochure', row['id']),
      databaseId: row['id'],
      type: row['type'],
      status: row['status'],
      displayTitle: row['title'] ?? row['company_name'] ?? row['v_company_name'] ?? '',
      summary: summary(row as { highlights: string | null; description: string | null }),
      companyName: row['company_name'],
      category: {
        id: globalId('Category', row['c_id']),
        code: row['c_code'],
        name: row['c_name'],
        parent: row['p_id'] === null ? null : { id: globalId('Category', row['p_id']), code: row['p_code'] },
      },
      address: isEmptyAddress(row) ? null : { line1: row['address_line1'], city: row['city'], state: row['state'] },
      positionSource: row['position_source'],
      validTo: row['valid_to'],
      thumbnail: pictureOf(row),
      ...couponOf(row),
    },
  };
}
