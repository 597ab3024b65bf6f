import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds streets by the beginning of any word, while a visitor types. */
export class StreetWords1795000001500 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX street_index_entries_words_idx ON street_index_entries USING gin (search_key(street_name) gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX street_index_entries_words_idx`);
  }
}
