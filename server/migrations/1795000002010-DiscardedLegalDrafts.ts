import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the last discarded draft of each legal text. */
export class DiscardedLegalDrafts1795000002010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE discarded_legal_drafts (
        kind text NOT NULL,
        text text NOT NULL,
        discarded_at timestamptz NOT NULL,
        CONSTRAINT discarded_legal_drafts_pkey PRIMARY KEY (kind),
        CONSTRAINT discarded_legal_drafts_kind_check
          CHECK (kind IN ('TERMS', 'PRIVACY', 'COLLECTION', 'ADVERTISING'))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE discarded_legal_drafts`);
  }
}
