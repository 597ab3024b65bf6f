import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "St." and "Street" are one word. */
const streetTypes: Readonly<Record<string, string>> = {
  ...{ st: 'street', rd: 'road', av: 'avenue', ave: 'avenue', ln: 'lane', dr: 'drive', hwy: 'highway', pl: 'place' },
  ...{ pde: 'parade', tce: 'terrace', ct: 'court', cr: 'crescent', cres: 'crescent', bvd: 'boulevard' },
  ...{ blvd: 'boulevard', esp: 'esplanade' },
};

/** Lower case, without accents, with single blanks for everything that is no letter or digit. */
const plain = (text: string): string =>
  `btrim(regexp_replace(lower(fold_accents(${text})), '[^[:alnum:]]+', ' ', 'g'))`;

const longStreet = Object.entries(streetTypes).reduce(
  (text, [short, long]) => `replace(${text}, ' ${short} ', ' ${long} ')`,
  `' ' || ${plain('address_line1')} || ' '`,
);

/** Number and street without shop, level and unit before them: one building has one. */
const street = `coalesce(substring(long_street FROM '[0-9]+[a-z]? [a-z][a-z ]*$'), long_street)`;

const keys = ['name', 'words', 'company', 'street', 'phone', 'web_site'];
const read = ['title', 'company_name', 'address_line1', 'phone_no', 'www_url'];
const keysOf = (row: string) => `brochure_duplicate_keys_of(${read.map((column) => `${row}.${column}`).join(', ')})`;

/**
 * What ads are compared by to find duplicates, kept in the transaction of every change: making the keys of all ads anew
 * was nine tenths of the work of each look at the duplicates.
 */
export class DuplicateKeys1795000001860 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE brochure_duplicate_keys (
        brochure_id integer PRIMARY KEY REFERENCES brochures ON DELETE CASCADE,
        name text NOT NULL,
        words text NOT NULL,
        company text,
        street text,
        phone text,
        web_site text
      )`);
    await queryRunner.query(`
      CREATE FUNCTION brochure_duplicate_keys_of(
        title text, company_name text, address_line1 text, phone_no text, www_url text)
      RETURNS TABLE (name text, words text, company text, street text, phone text, web_site text)
      LANGUAGE sql IMMUTABLE AS $$
        SELECT replace(words, ' ', ''), words, ${plain('company_name')}, nullif(${street}, ''),
          nullif(regexp_replace(phone_no, '\\D+', '', 'g'), ''),
          nullif(regexp_replace(lower(www_url), '^https?://(www\\.)?|/+$', '', 'g'), '')
        FROM (SELECT coalesce(${plain('coalesce(title, company_name)')}, '') AS words, btrim(${longStreet}) AS long_street) read
      $$`);

    const insert = (table: string) => `
      INSERT INTO brochure_duplicate_keys (brochure_id, ${keys.join(', ')})
      SELECT b.id, ${keys.map((key) => `k.${key}`).join(', ')} FROM ${table} b CROSS JOIN LATERAL ${keysOf('b')} k;`;
    await queryRunner.query(`
      CREATE FUNCTION brochure_duplicate_keys_add() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${insert('added')} RETURN NULL; END $$`);
    await queryRunner.query(`
      CREATE FUNCTION brochure_duplicate_keys_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE brochure_duplicate_keys d SET ${keys.map((key) => `${key} = k.${key}`).join(', ')}
        FROM ${keysOf('NEW')} k WHERE d.brochure_id = NEW.id;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_duplicate_keys_insert AFTER INSERT ON brochures REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION brochure_duplicate_keys_add()`);
    const valuesOf = (row: string) => read.map((column) => `${row}.${column}`).join(', ');
    await queryRunner.query(`
      CREATE TRIGGER brochures_duplicate_keys_update AFTER UPDATE ON brochures
        FOR EACH ROW WHEN ((${valuesOf('OLD')}) IS DISTINCT FROM (${valuesOf('NEW')}))
        EXECUTE FUNCTION brochure_duplicate_keys_change()`);

    await queryRunner.query(insert('brochures'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update']) {
      await queryRunner.query(`DROP TRIGGER brochures_duplicate_keys_${event} ON brochures`);
    }
    for (const name of ['add', 'change']) {
      await queryRunner.query(`DROP FUNCTION brochure_duplicate_keys_${name}()`);
    }
    await queryRunner.query(`DROP FUNCTION brochure_duplicate_keys_of(text, text, text, text, text)`);
    await queryRunner.query(`DROP TABLE brochure_duplicate_keys`);
  }
}
