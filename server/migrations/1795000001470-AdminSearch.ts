import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for parts of telephone numbers and e-mail addresses in the administrators' search. */
export class AdminSearch1795000001470 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX brochures_phone_digits_idx ON brochures USING gin (
        regexp_replace(regexp_replace(phone_no, '[^0-9]', '', 'g'), '^(0061|61)?0?', '') gin_trgm_ops
      )`);
    await queryRunner.query(
      `CREATE INDEX brochures_email_words_idx ON brochures USING gin (contact_email gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX brochures_email_words_idx`);
    await queryRunner.query(`DROP INDEX brochures_phone_digits_idx`);
  }
}
