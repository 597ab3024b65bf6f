import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the making of a PDF map has come, whether visitors get it, and maps that were drawn elsewhere and uploaded. */
export class PrintedMapsToPublish1795000000600 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE printed_maps
        ADD progress integer NOT NULL DEFAULT 0,
        ADD origin text NOT NULL DEFAULT 'DRAWN',
        ADD is_published boolean NOT NULL DEFAULT true,
        ADD CONSTRAINT printed_maps_progress_check CHECK (progress BETWEEN 0 AND 100),
        ADD CONSTRAINT printed_maps_origin_check CHECK (origin IN ('DRAWN', 'UPLOADED')),
        DROP CONSTRAINT printed_maps_file_check,
        ADD CONSTRAINT printed_maps_file_check CHECK (
          num_nulls(file_sha256, byte_size, made_at) IN (0, 3)
          AND (state <> 'READY' OR made_at IS NOT NULL)
          AND CASE origin
            WHEN 'DRAWN' THEN num_nulls(file_sha256, preview_sha256, content_hash, pages) IN (0, 4)
            ELSE file_sha256 IS NOT NULL AND preview_sha256 IS NULL AND content_hash IS NULL
          END)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // what was uploaded cannot be told from what was drawn any more
    await queryRunner.query(`DELETE FROM printed_maps WHERE origin = 'UPLOADED'`);
    await queryRunner.query(`
      ALTER TABLE printed_maps
        DROP CONSTRAINT printed_maps_file_check,
        DROP CONSTRAINT printed_maps_origin_check,
        DROP CONSTRAINT printed_maps_progress_check,
        DROP progress,
        DROP origin,
        DROP is_published,
        ADD CONSTRAINT printed_maps_file_check CHECK (
          num_nulls(file_sha256, preview_sha256, content_hash, byte_size, pages, made_at) IN (0, 6)
          AND (state <> 'READY' OR made_at IS NOT NULL))`);
  }
}
