const live = `b.record_status AND b.status <> 'ARCHIVED'`;
const name = `lower(regexp_replace(coalesce(b.title, b.company_name), '[^[:alnum:]]+', '', 'g'))`;
const address = `lower(regexp_replace(b.address_line1, '[^[:alnum:]]+', '', 'g'))`;
const phone = `regexp_replace(b.phone_no, '\\D+', '', 'g')`;
const postcode = `coalesce(b.postcode, '')`;

/** Ads of one key, each with the oldest of them; in the order of an index, so that nothing is sorted. */
const alike = (reason: string, keys: string, where: string): string => `
  SELECT '${reason}' AS reason, id AS second_id, first_value(id) OVER (PARTITION BY ${keys} ORDER BY id) AS first_id
  FROM (SELECT b.id, b.type, b.category_id, ${name} AS name, ${postcode} AS postcode, ${phone} AS phone,
          ${address} AS address FROM brochures b WHERE ${where}) keyed`;

/** Each ad beside the oldest one that it is like, once, with every reason; those that are known to differ are left out. */
export const duplicatesSql = `(
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
