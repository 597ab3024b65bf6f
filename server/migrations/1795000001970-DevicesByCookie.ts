import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits per minute look a known device up by its cookie alone. */
export class DevicesByCookie1795000001970 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX known_devices_token_hash_idx ON known_devices (token_hash, account_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX known_devices_token_hash_idx`);
  }
}
