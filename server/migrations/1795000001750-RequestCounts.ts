import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a caller has asked a process in this minute, for the limits of all processes together. */
export class RequestCounts1795000001750 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // after a crash of PostgreSQL it may be empty: the processes tell again within a second
    await queryRunner.query(`
      CREATE UNLOGGED TABLE request_counts (
        caller_hash text NOT NULL,
        process uuid NOT NULL,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL,
        CONSTRAINT request_counts_pkey PRIMARY KEY (caller_hash, process)
      )`);
    await queryRunner.query(`CREATE INDEX request_counts_ends_at_idx ON request_counts (ends_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE request_counts`);
  }
}
