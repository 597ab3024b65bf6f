import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows by which a process knows that a read replica follows the primary that it writes to. */
export class PrimaryMarks1795000001851 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE primary_marks (
        mark uuid NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT primary_marks_pkey PRIMARY KEY (mark)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE primary_marks`);
  }
}
