import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A limit of coupons a person, which counts all spellings of one mailbox as one person. */
export class CouponsPerPerson1795000001530 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures ADD COLUMN coupons_per_person integer`);
    await queryRunner.query(`
      ALTER TABLE brochures ADD CONSTRAINT brochures_coupons_per_person_check
        CHECK (coupons_per_person BETWEEN 1 AND 20) NOT VALID`);
    await queryRunner.query(`ALTER TABLE brochures VALIDATE CONSTRAINT brochures_coupons_per_person_check`);

    // the part after the plus goes, and for Gmail the dots and its other domain; the indexes store the result
    await queryRunner.query(`
      CREATE FUNCTION fold_email(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE
        WHEN lower(email) ~ '^.[^@]*@(gmail|googlemail)[.]com$'
          THEN replace(regexp_replace(split_part(lower(email), '@', 1), '^(.[^+]*)[+].*$', '\\1'), '.', '') || '@gmail.com'
        ELSE regexp_replace(lower(email), '^(.[^+]*)[+].*(@[^@]+)$', '\\1\\2')
      END`);
    await queryRunner.query(`
      CREATE INDEX coupon_purchases_person_idx ON coupon_purchases (brochure_id, fold_email(email))
      WHERE voided_at IS NULL`);
    await queryRunner.query(`DROP INDEX coupon_purchases_email_idx`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX coupon_purchases_email_idx ON coupon_purchases (brochure_id, lower(email)) WHERE voided_at IS NULL`);
    await queryRunner.query(`DROP INDEX coupon_purchases_person_idx`);
    await queryRunner.query(`DROP FUNCTION fold_email`);
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN coupons_per_person`);
  }
}
