import type { MigrationInterface, QueryRunner } from 'typeorm';

const live = `WHERE status = 'PUBLISHED' AND record_status`;
const looked = `id, ad_index, type, visible_from, visible_until, category_ids`;
const recommended = `coalesce(ad_index, 2147483647), recommended_rank, (-id)`;

const weighted = (config: string, text: string, weight: string): string =>
  `setweight(to_tsvector('${config}', ${text}), '${weight}')`;
const words = (...columns: string[]): string =>
  `search_words(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;

const wordsBefore = ['title', 'company_name', 'highlights', 'description']
  .map((column, at) => weighted('english', `fold_accents(coalesce(${column}, ''))`, 'ABCD'.charAt(at)))
  .join(' || ');

const expressions = {
  search_vector: [
    weighted('english', words('title'), 'A'),
    weighted('english', words('company_name'), 'B'),
    weighted('english', words('address_line1', 'address_line2', 'city', 'state', 'postcode'), 'C'),
    weighted('english', words('highlights', 'description'), 'D'),
    `array_to_tsvector(category_lexemes(category_ids))`,
  ].join(' || '),
  title_search_key: `search_key(coalesce(title, ''))`,
  company_search_key: `search_key(coalesce(company_name, ''))`,
  recommended_rank: `(CASE WHEN type = 'CP_AD' OR discounted_price_cents IS NOT NULL THEN 0 ELSE 64 END + CASE WHEN char_length(description) >= 80 THEN 0 ELSE 8 END + CASE WHEN www_url IS NULL THEN 4 ELSE 0 END + CASE WHEN phone_no IS NULL THEN 4 ELSE 0 END + CASE WHEN position_source = 'EXACT' THEN 0 ELSE 2 END) * 65536 + (id::bigint * 2654435761 % 65536)::integer`,
  saving_basis_points: `CASE WHEN NOT coupons_unlimited AND discounted_price_cents < normal_price_cents AND normal_price_since IS NOT NULL AND (valid_from IS NULL OR normal_price_since < valid_from) THEN round((normal_price_cents - discounted_price_cents) * 10000.0 / normal_price_cents)::integer END`,
};

const types = {
  search_vector: 'tsvector',
  title_search_key: 'text',
  company_search_key: 'text',
  recommended_rank: 'integer',
  saving_basis_points: 'integer',
};

/** Every order that visitors choose has an index that ends with the newest id. */
const orders = {
  title: `title_sort_key`,
  ends_soon: `coalesce((valid_to - DATE '2000-01-01'), 2147483647)`,
  saving: `coalesce((-saving_basis_points), 2147483647)`,
  price: `coalesce(coalesce(discounted_price_cents, normal_price_cents), 2147483647)`,
  newest: `coalesce((-(extract(epoch FROM (published_at AT TIME ZONE 'UTC') - TIMESTAMP '2000-01-01')::integer)), 2147483647)`,
  updated: `(-(extract(epoch FROM (updated_at AT TIME ZONE 'UTC') - TIMESTAMP '2000-01-01')::integer))`,
};

/**
 * The search reads addresses and categories too. Categories have other words for the search, which administrators edit.
 * Lists get the orders of docs/rules/search-and-lists.md#order.
 */
export class SearchAndOrders1795000001400 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS fuzzystrmatch`);
    // hyphens and slashes part words, apostrophes do not: "7-Eleven" is "7 Eleven", "McDonald's" is "McDonalds"
    await queryRunner.query(`
      CREATE FUNCTION search_words(value text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN translate(fold_accents(value), '-–—/_&+.''’‘\`´', '        ')`);
    await queryRunner.query(`
      CREATE FUNCTION search_key(value text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN btrim(regexp_replace(lower(search_words(value)), '[[:space:]]+', ' ', 'g'))`);
    await queryRunner.query(`
      CREATE FUNCTION category_lexemes(ids integer[]) RETURNS text[]
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN ARRAY(SELECT 'category:' || id FROM unnest(ids) AS id)`);
    await queryRunner.query(`ALTER TABLE categories ADD COLUMN synonyms text[]`);

    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN search_vector`);
    await addGenerated(queryRunner, expressions);
    await queryRunner.query(`CREATE INDEX brochures_search_vector_idx ON brochures USING gin (search_vector)`);
    // misspelt words
    await queryRunner.query(
      `CREATE INDEX brochures_title_words_idx ON brochures USING gin (title_search_key gin_trgm_ops) ${live}`,
    );
    await queryRunner.query(
      `CREATE INDEX brochures_recommended_idx ON brochures (${recommended}) INCLUDE (${looked}, map_area_id) ${live}`,
    );
    await queryRunner.query(
      `CREATE INDEX brochures_area_recommended_idx ON brochures (map_area_id, ${recommended}) INCLUDE (${looked}) ${live}`,
    );
    for (const [name, key] of Object.entries(orders)) {
      await queryRunner.query(`CREATE INDEX brochures_${name}_idx ON brochures (${key}, (-id)) ${live}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of [...Object.keys(orders), 'area_recommended', 'recommended', 'title_words']) {
      await queryRunner.query(`DROP INDEX brochures_${name}_idx`);
    }
    await queryRunner.query(
      `ALTER TABLE brochures ${Object.keys(expressions)
        .map((name) => `DROP COLUMN ${name}`)
        .join(', ')}`,
    );
    await queryRunner.query(
      `DELETE FROM typeorm_metadata WHERE "table" = 'brochures' AND type = 'GENERATED_COLUMN' AND name = ANY($1)`,
      [Object.keys(expressions)],
    );
    await addGenerated(queryRunner, { search_vector: wordsBefore });
    await queryRunner.query(`CREATE INDEX brochures_search_vector_idx ON brochures USING gin (search_vector)`);
    await queryRunner.query(`ALTER TABLE categories DROP COLUMN synonyms`);
    await queryRunner.query(`DROP FUNCTION category_lexemes(integer[])`);
    await queryRunner.query(`DROP FUNCTION search_key(text)`);
    await queryRunner.query(`DROP FUNCTION search_words(text)`);
    await queryRunner.query(`DROP EXTENSION fuzzystrmatch`);
    await queryRunner.query(`DROP EXTENSION pg_trgm`);
  }
}

/** Adds all columns in one statement, so that the table is rewritten once. */
async function addGenerated(queryRunner: QueryRunner, columns: Partial<typeof expressions>): Promise<void> {
  const names = Object.keys(columns) as (keyof typeof expressions)[];
  for (const name of names) {
    await queryRunner.query(
      `DELETE FROM typeorm_metadata WHERE "table" = 'brochures' AND type = 'GENERATED_COLUMN' AND name = $1`,
      [name],
    );
    await queryRunner.query(
      `INSERT INTO typeorm_metadata (database, schema, "table", type, name, value)
       VALUES (current_database(), current_schema(), 'brochures', 'GENERATED_COLUMN', $1, $2)`,
      [name, columns[name]],
    );
  }
  await queryRunner.query(
    `ALTER TABLE brochures ${names
      .map((name) => {
        const notNull = name === 'saving_basis_points' ? '' : ' NOT NULL';
        return `ADD COLUMN ${name} ${types[name]} GENERATED ALWAYS AS (${columns[name] ?? ''}) STORED${notNull}`;
      })
      .join(', ')}`,
  );
}
