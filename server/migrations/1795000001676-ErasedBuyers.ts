import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who had a coupon, as a keyed hash, once the buyer is erased: limits of coupons a person hold on. */
export class ErasedBuyers1795000001676 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases ADD COLUMN person_hash text`);
    await queryRunner.query(`
      ALTER TABLE coupon_purchases ADD CONSTRAINT coupon_purchases_person_hash_check
        CHECK (person_hash ~ '^[0-9a-f]{64}$') NOT VALID`);
    await queryRunner.query(`ALTER TABLE coupon_purchases VALIDATE CONSTRAINT coupon_purchases_person_hash_check`);
    await queryRunner.query(`
      CREATE INDEX coupon_purchases_erased_idx ON coupon_purchases (brochure_id, person_hash)
      WHERE person_hash IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases DROP COLUMN person_hash`);
  }
}
