import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of a redemption that a till sent later, so that it counts once. */
export class RedemptionKeys1795000001725 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases ADD COLUMN redemption_key text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases DROP COLUMN redemption_key`);
  }
}
