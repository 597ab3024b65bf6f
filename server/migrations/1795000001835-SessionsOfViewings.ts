import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session in which an administrator began to see the site as a vendor: the viewing ends with it. */
export class SessionsOfViewings1795000001835 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE vendor_viewings ADD COLUMN session_id integer
        CONSTRAINT vendor_viewings_session_id_fkey REFERENCES account_sessions (id) ON DELETE SET NULL`);
    await queryRunner.query(`CREATE INDEX vendor_viewings_session_id_idx ON vendor_viewings (session_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE vendor_viewings DROP COLUMN session_id`);
  }
}
