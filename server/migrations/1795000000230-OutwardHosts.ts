import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hosts that published ads lead to, for the redirect that goes on to no other without asking. */
export class OutwardHosts1795000000230 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX brochures_outward_hosts_idx ON brochures USING gin ((ARRAY[substring(lower(www_url) from '^https?://([^/?#]+)'), substring(lower(google_ad_url) from '^https?://([^/?#]+)'), substring(lower(flipbook_url) from '^https?://([^/?#]+)')])) WHERE status = 'PUBLISHED' AND record_status`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX brochures_outward_hosts_idx`);
  }
}
