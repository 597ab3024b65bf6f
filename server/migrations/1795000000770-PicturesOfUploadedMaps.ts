import type { MigrationInterface, QueryRunner } from 'typeorm';

const fileCheck = (uploaded: string): string => `
  ALTER TABLE printed_maps
    DROP CONSTRAINT printed_maps_file_check,
    ADD CONSTRAINT printed_maps_file_check CHECK (
      num_nulls(file_sha256, byte_size, made_at) IN (0, 3)
      AND (state <> 'READY' OR made_at IS NOT NULL)
      AND CASE origin
        WHEN 'DRAWN' THEN num_nulls(file_sha256, preview_sha256, content_hash, pages) IN (0, 4)
        ELSE ${uploaded}
      END)`;

/** A map that was uploaded has a picture of its first page too, once it has been drawn. */
export class PicturesOfUploadedMaps1795000000770 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      fileCheck(`file_sha256 IS NOT NULL AND content_hash IS NULL AND (preview_sha256 IS NULL OR pages IS NOT NULL)`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE printed_maps SET preview_sha256 = NULL WHERE origin = 'UPLOADED'`);
    await queryRunner.query(fileCheck('file_sha256 IS NOT NULL AND preview_sha256 IS NULL AND content_hash IS NULL'));
  }
}
