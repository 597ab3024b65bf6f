import type { MigrationInterface, QueryRunner } from 'typeorm';

async function replaceChange(queryRunner: QueryRunner, views: string): Promise<void> {
  await queryRunner.query(`
    CREATE OR REPLACE FUNCTION brochure_views_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE brochure_views SET views = ${views} WHERE brochure_id = NEW.id;
      RETURN NULL;
    END $$`);
}

/**
 * Views are counted in brochure_views alone. A view that raised the counter of the ad made PostgreSQL compute all generated
 * columns of the wide row again, and write most of its indexes. Servers of the version before still raise that counter;
 * what they add is added here too.
 */
export class ViewsBesideBrochures1795000002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceChange(queryRunner, 'views + NEW.detail_views_count - OLD.detail_views_count');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceChange(queryRunner, 'NEW.detail_views_count');
    await queryRunner.query(`
      UPDATE brochures SET detail_views_count = views FROM brochure_views
      WHERE brochure_id = id AND detail_views_count <> views`);
  }
}
