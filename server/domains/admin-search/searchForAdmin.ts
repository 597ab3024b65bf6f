import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { containsText } from '../../platform/database/containsText';
import { SqlValues } from '../../platform/database/SqlValues';
import { authorize, mayCall } from '../../shared/authorize';
import { phoneDigits } from '../brochures/phoneDigits';
import { AdminSearchGroup, AdminSearchHit, AdminSearchKind } from './AdminSearch';
import { readAdminQuery, type AdminQuery } from './readAdminQuery';

@ArgsType()
export class AdminSearchArgs {
  @Field({ description: 'A name, number, code, telephone number or e-mail address, or words.' })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  query: string;
}

const groupSize = 5;
/** Of a word that many ads have, so many are compared; of mails, so many of the latest. */
const mostCompared = 300;
const latestMails = 2000;

interface Row {
  kind: AdminSearchKind;
  id: number;
  title: string;
  detail: string | null;
  code: string | null;
}

/**
 * Finds records of all kinds that the caller may list, in one statement; groups without a record are left out.
 */
export async function searchForAdmin({ viewer, database }: RequestContext, query: string): Promise<AdminSearchGroup[]> {
  authorize(viewer, 'adminSearch');
  const read = readAdminQuery(query);
  if (read === null) return [];
  const values = new SqlValues();
  const selects = [
    ...[selectBrochures(read, values), selectVendors(read, values)],
    ...(mayCall(viewer, 'couponPurchases') ? [selectCoupons(read, values)] : []),
    ...(mayCall(viewer, 'outgoingMails') ? [selectMails(read, values)] : []),
    ...[selectAreas(read, values), selectStreets(read, values)],
    selectCategories(read, values),
  ];
  const statement = selects.map((select) => `(${select} LIMIT ${groupSize + 1})`).join(' UNION ALL ');
  const rows = await database.query<Row[]>(statement, values.all);
  return Object.values(AdminSearchKind).flatMap((kind) => {
    const found = rows.filter((row) => row.kind === kind);
    const hits = found
      .slice(0, groupSize)
      .map(({ id, title, detail, code }) =>
        Object.assign(new AdminSearchHit(), { databaseId: id, title, detail: detail ?? '', code }),
      );
    const hasMore = found.length > groupSize;
    return hits.length === 0 ? [] : [Object.assign(new AdminSearchGroup(), { kind, hits, hasMore })];
  });
}

function selectBrochures(query: AdminQuery, values: SqlValues): string {
  const { databaseId, did, phone, email, words, lastWord, text } = query;
  // exact numbers first; each way has its own index, which OR would hide
  const ways = [
    databaseId !== null && `SELECT id, 0 FROM brochures WHERE id = ${values.add(databaseId)}`,
    did !== null && `SELECT id, 0 FROM brochures WHERE did = ${values.add(did)}`,
    phone !== null &&
      `(SELECT id, 1 FROM brochures WHERE ${phoneDigits('phone_no')} LIKE ${values.add(`%${phone}%`)} LIMIT ${mostCompared})`,
    email !== null &&
      `(SELECT id, 1 FROM brochures WHERE ${containsText(['contact_email'], email, values)} LIMIT ${mostCompared})`,
    email === null &&
      `(SELECT id, 2 FROM brochures WHERE search_vector @@ (plainto_tsquery('english', search_words(${values.add(words)}::text))
          && to_tsquery('english', '''' || fold_accents(lower(${values.add(lastWord)}::text)) || ''':*')) LIMIT ${mostCompared})`,
    email === null && adsOfVendors(text, values),
  ].filter((way) => way !== false);
  const key = `search_key(${values.add(text)}::text)`;
  return `SELECT 'BROCHURE' AS kind, b.id, coalesce(b.title, b.company_name, v.company_name, 'Ad ' || b.id) AS title,
      concat_ws(' · ', b.company_name, CASE WHEN v.company_name <> b.company_name THEN v.company_name END, b.city, CASE WHEN b.submitted_at IS NULL THEN 'draft' ELSE lower(replace(b.status, '_', ' ')) END) AS detail, b.type AS code
    FROM (SELECT id, min(rank) AS rank FROM (${ways.join(' UNION ALL ')}) ways (id, rank) GROUP BY id) found
      JOIN brochures b ON b.id = found.id AND b.record_status LEFT JOIN vendors v ON v.id = b.vendor_id
    ORDER BY found.rank, b.title_search_key <> ${key} AND b.company_search_key <> ${key}, b.id DESC`;
}

/**
 * The newest ads of vendors by a part of the vendor's name; its whole name counts as much as words of the ad. LATERAL
 * with its LIMIT reads no more ads than are compared, however many a vendor has.
 */
function adsOfVendors(text: string, values: SqlValues): string {
  const isOther = `lower(company_name) <> lower(${values.add(text)}::text)`;
  return `(SELECT ads.id, 2 + named.is_other::integer
      FROM (SELECT id, ${isOther} AS is_other FROM vendors WHERE ${containsText(['company_name'], text, values)}
          ORDER BY is_other, id DESC LIMIT ${mostCompared}) named,
        LATERAL (SELECT b.id FROM brochures b WHERE b.vendor_id = named.id LIMIT ${mostCompared}) ads
      LIMIT ${mostCompared})`;
}

function selectVendors({ text, phone }: AdminQuery, values: SqlValues): string {
  const byPhone = phone === null ? '' : ` OR ${phoneDigits('phone_no')} LIKE ${values.add(`%${phone}%`)}`;
  const fields = ['company_name', 'contact_name', 'contact_email', 'abn', 'did'];
  return `SELECT 'VENDOR', id, company_name, contact_name, NULL FROM vendors
    WHERE ${containsText(fields, text, values)}${byPhone} ORDER BY company_name, id`;
}

function selectCoupons({ couponCode }: AdminQuery, values: SqlValues): string {
  return `SELECT 'COUPON', id, title, name, code FROM coupon_purchases WHERE code = ${values.add(couponCode)}::text`;
}

function selectMails({ text }: AdminQuery, values: SqlValues): string {
  return `SELECT 'MAIL', id, subject, recipient, NULL
    FROM (SELECT id, subject, recipient FROM outgoing_mails ORDER BY created_at DESC LIMIT ${latestMails}) latest
    WHERE ${containsText(['recipient', 'subject'], text, values)}`;
}

function selectAreas({ text }: AdminQuery, values: SqlValues): string {
  return `SELECT 'MAP_AREA', id, name, code, code FROM map_areas
    WHERE ${containsText(['name', 'code'], text, values)} ORDER BY name, id`;
}

function selectStreets({ text }: AdminQuery, values: SqlValues): string {
  return `SELECT 'STREET', s.id, s.street_name, concat_ws(' · ', nullif(s.locality, ''), a.name), a.code
    FROM (SELECT id, street_name, locality, map_area_id FROM street_index_entries
        WHERE ${containsText(['street_name'], text, values)} ORDER BY street_name, id LIMIT ${groupSize + 1}) s
      JOIN map_areas a ON a.id = s.map_area_id
    ORDER BY s.street_name, s.id`;
}

function selectCategories({ text }: AdminQuery, values: SqlValues): string {
  return `SELECT 'CATEGORY', c.id, c.name, p.name, NULL FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
    WHERE ${containsText(['c.name', 'c.code'], text, values)} ORDER BY c.name, c.id`;
}
