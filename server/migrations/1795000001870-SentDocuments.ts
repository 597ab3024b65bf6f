import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The persisted queries that other programs have registered, for all processes. */
export class SentDocuments1795000001870 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // after a crash of PostgreSQL it may be empty: programs send their documents again
    await queryRunner.query(`
      CREATE UNLOGGED TABLE sent_documents (
        slot smallint NOT NULL,
        hash text NOT NULL,
        text text NOT NULL,
        CONSTRAINT sent_documents_pkey PRIMARY KEY (slot)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE sent_documents`);
  }
}
