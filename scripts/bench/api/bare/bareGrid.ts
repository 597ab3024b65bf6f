import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BareResponse } from './BareResponse';
import { globalId, pictureJoin, renditionsOf, type Row } from './bareParts';

const live = `b.record_status AND b.status IN ('PUBLISHED', 'PENDING_REVIEW')`;
const page = {
  name: 'grid',
  text: `SELECT b.id, b.ad_index, b.title, b.company_name, b.type, b.status, b.archive_reason, (SELECT views FROM brochure_views WHERE brochure_id = b.id) AS detail_views_count,
      b.visible_from <= now() AND b.visible_until > now() AS is_active, v.company_name AS v_company_name,
      c.id AS c_id, c.name AS c_name, p.id AS p_id, p.name AS p_name, t.*
    FROM (SELECT * FROM brochures b WHERE ${live} ORDER BY b.id DESC LIMIT $1 OFFSET $2) b
    JOIN categories c ON c.id = b.category_id LEFT JOIN categories p ON p.id = c.parent_id
    LEFT JOIN vendors v ON v.id = b.vendor_id ${pictureJoin} ORDER BY b.id DESC`,
};
const count = { name: 'grid count', text: `SELECT count(*)::integer AS total FROM brochures b WHERE ${live}` };
const account = { name: 'account', text: 'SELECT role, token_version, suspended_at FROM accounts WHERE id = $1' };

export const bareGrid: BareResponse = async (pool, { variables, authorization }) => {
  const { sub, ver } = claimsOf(authorization);
  const viewer = (await pool.query<Row>({ ...account, values: [sub] })).rows[0];
  if (viewer?.['token_version'] !== ver || viewer['suspended_at'] !== null) throw new Error('not signed in');
  const [{ rows }, counted] = await Promise.all([
    pool.query<Row>({ ...page, values: [variables['first'], variables['offset']] }),
    pool.query<{ total: number }>(count),
  ]);
  return {
    viewer: { role: viewer['role'] },
    brochures: { totalCount: counted.rows[0]?.total, edges: rows.map((row) => ({ node: nodeOf(row) })) },
  };
};

function claimsOf(authorization: string): { sub: string; ver: number } {
  const [head = '', claims = '', signature = ''] = authorization.replace('Bearer ', '').split('.');
  const own = createHmac('sha256', process.env['ACCESS_TOKEN_SECRET'] ?? '')
    .update(`${head}.${claims}`)
    .digest();
  if (!timingSafeEqual(own, Buffer.from(signature, 'base64url'))) throw new Error('not our token');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string; ver: number };
}

const nodeOf = (row: Row) => ({
  id: globalId('Brochure', row['id']),
  databaseId: row['id'],
  adIndex: row['ad_index'],
  displayTitle: row['title'] ?? row['company_name'] ?? row['v_company_name'] ?? '',
  title: row['title'],
  companyName: row['company_name'],
  type: row['type'],
  status: row['status'],
  archiveReason: row['archive_reason'],
  isActive: row['is_active'],
  detailViewsCount: row['detail_views_count'],
  category: {
    id: globalId('Category', row['c_id']),
    name: row['c_name'],
    parent: row['p_id'] === null ? null : { id: globalId('Category', row['p_id']), name: row['p_name'] },
  },
  thumbnail:
    row['t_id'] === null
      ? null
      : {
          id: globalId('Asset', row['t_id']),
          url: row['t_url'],
          altText: row['t_alt_text'],
          dominantColor: row['t_dominant_color'],
          renditions: renditionsOf(row),
        },
});
