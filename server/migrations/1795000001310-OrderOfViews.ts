import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The counted views of each ad again, in a narrow table with an index for each direction. An index on the ads' own
 * counter would make every counted view rewrite all index entries of its ad; here it rewrites those of a narrow row.
 */
export class OrderOfViews1795000001310 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE brochure_views (
        brochure_id integer PRIMARY KEY REFERENCES brochures ON DELETE CASCADE,
        views integer NOT NULL
      )`);
    await queryRunner.query(
      `INSERT INTO brochure_views (brochure_id, views) SELECT id, detail_views_count FROM brochures`,
    );
    // ties end with the newest ad in both directions, so one index cannot serve both
    await queryRunner.query(`CREATE INDEX brochure_views_least_idx ON brochure_views (views, (-brochure_id))`);
    await queryRunner.query(`CREATE INDEX brochure_views_most_idx ON brochure_views (views, brochure_id)`);

    await queryRunner.query(`
      CREATE FUNCTION brochure_views_add() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO brochure_views (brochure_id, views) SELECT id, detail_views_count FROM added;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION brochure_views_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE brochure_views SET views = NEW.detail_views_count WHERE brochure_id = NEW.id;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_views_insert AFTER INSERT ON brochures REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION brochure_views_add()`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_views_update AFTER UPDATE OF detail_views_count ON brochures
        FOR EACH ROW WHEN (OLD.detail_views_count <> NEW.detail_views_count)
        EXECUTE FUNCTION brochure_views_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER brochures_views_insert ON brochures`);
    await queryRunner.query(`DROP TRIGGER brochures_views_update ON brochures`);
    await queryRunner.query(`DROP FUNCTION brochure_views_add()`);
    await queryRunner.query(`DROP FUNCTION brochure_views_change()`);
    await queryRunner.query(`DROP TABLE brochure_views`);
  }
}
