import type { MigrationInterface, QueryRunner } from 'typeorm';

const channel = 'public_changes';

const replaceTrigger = (name: string): string => `
  CREATE TRIGGER brochures_public_update AFTER UPDATE ON brochures
    FOR EACH ROW
    WHEN (OLD.detail_views_count = NEW.detail_views_count OR OLD.updated_at IS DISTINCT FROM NEW.updated_at)
    EXECUTE FUNCTION ${name}()`;

/**
 * A coupon that is sold or withdrawn changes a number of one ad and nothing else. It announces that ad, so that only
 * answers with it are made again (see `PublicChanges`).
 */
export class CouponsSold1795000001300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Compares whole rows, so that nobody has to remember a list of columns.
    await queryRunner.query(`
      CREATE FUNCTION announce_brochure_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        unsold brochures := NEW;
      BEGIN
        unsold.number_of_coupons_purchased := OLD.number_of_coupons_purchased;
        IF OLD.number_of_coupons_purchased <> NEW.number_of_coupons_purchased AND unsold IS NOT DISTINCT FROM OLD THEN
          PERFORM pg_notify('${channel}', 'coupons of ' || NEW.id);
        ELSE
          PERFORM pg_notify('${channel}', TG_TABLE_NAME);
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query('DROP TRIGGER brochures_public_update ON brochures');
    await queryRunner.query(replaceTrigger('announce_brochure_change'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER brochures_public_update ON brochures');
    await queryRunner.query(replaceTrigger('announce_public_change'));
    await queryRunner.query('DROP FUNCTION announce_brochure_change()');
  }
}
