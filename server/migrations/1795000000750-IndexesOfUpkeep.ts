import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For what the administrators' overview counts (docs/performance.md). */
export class IndexesOfUpkeep1795000000750 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // without its place in a list, so that an ad that is moved keeps its entry
    await queryRunner.query(
      `CREATE INDEX assets_picture_idx ON assets (brochure_id)
         WHERE type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE')`,
    );
    await queryRunner.query(`CREATE INDEX brochures_ending_idx ON brochures (visible_until) WHERE record_status`);
    await queryRunner.query(`CREATE INDEX outgoing_mails_unsent_idx ON outgoing_mails (state) WHERE state <> 'SENT'`);
    await queryRunner.query(`CREATE INDEX daily_statistics_day_idx ON daily_statistics (day)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['assets_picture', 'brochures_ending', 'outgoing_mails_unsent', 'daily_statistics_day']) {
      await queryRunner.query(`DROP INDEX ${name}_idx`);
    }
  }
}
