import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds the ads of each step of the relevance (docs/rules/search-and-lists.md#relevance): by exact names and their
 * beginnings, and by words of name, address and categories without those of texts.
 */
export class RelevanceIndexes1795000001540 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of ['title', 'company']) {
      await queryRunner.query(
        `CREATE INDEX brochures_${column}_key_idx ON brochures (${column}_search_key text_pattern_ops)`,
      );
    }
    await queryRunner.query(`
      CREATE INDEX brochures_name_vector_idx ON brochures
      USING gin ((ts_filter(search_vector, '{a,b,c}') || array_to_tsvector(category_lexemes(category_ids))))`);
    // PostgreSQL has no statistics about the expression until then
    await queryRunner.query('ANALYZE brochures');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['name_vector', 'company_key', 'title_key']) {
      await queryRunner.query(`DROP INDEX brochures_${name}_idx`);
    }
  }
}
