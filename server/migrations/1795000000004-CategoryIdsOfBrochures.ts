import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * brochures.category_ids holds the main category, the further ones and the parents of all of them, so that the
 * category filter of lists is one array operator. Triggers keep it, whoever writes.
 */
export class CategoryIdsOfBrochures1795000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION brochures_set_category_ids() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.category_ids := (
          SELECT coalesce(array_agg(DISTINCT ids.id ORDER BY ids.id), '{}')
          FROM categories, LATERAL (VALUES (categories.id), (categories.parent_id)) AS ids (id)
          WHERE ids.id IS NOT NULL
            AND (categories.id = NEW.category_id
              OR categories.id IN (SELECT category_id FROM brochure_categories WHERE brochure_id = NEW.id)));
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_category_ids BEFORE INSERT OR UPDATE OF category_id, category_ids ON brochures
        FOR EACH ROW EXECUTE FUNCTION brochures_set_category_ids()`);

    // writing the column to itself is enough: the trigger above computes it
    await queryRunner.query(`
      CREATE FUNCTION brochure_categories_touch_brochure() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE brochures SET category_ids = category_ids WHERE id IN (OLD.brochure_id, NEW.brochure_id);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER brochure_categories_category_ids AFTER INSERT OR UPDATE OR DELETE ON brochure_categories
        FOR EACH ROW EXECUTE FUNCTION brochure_categories_touch_brochure()`);

    await queryRunner.query(`
      CREATE FUNCTION categories_touch_brochures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE brochures SET category_ids = category_ids WHERE category_ids && ARRAY[NEW.id];
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER categories_category_ids AFTER UPDATE OF parent_id ON categories
        FOR EACH ROW EXECUTE FUNCTION categories_touch_brochures()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER categories_category_ids ON categories`);
    await queryRunner.query(`DROP FUNCTION categories_touch_brochures()`);
    await queryRunner.query(`DROP TRIGGER brochure_categories_category_ids ON brochure_categories`);
    await queryRunner.query(`DROP FUNCTION brochure_categories_touch_brochure()`);
    await queryRunner.query(`DROP TRIGGER brochures_category_ids ON brochures`);
    await queryRunner.query(`DROP FUNCTION brochures_set_category_ids()`);
  }
}
