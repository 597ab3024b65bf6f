import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What programs reported by a key, so that a repeated report counts nothing more. */
export class StatisticReports1795000001825 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE statistic_reports (
        id integer GENERATED ALWAYS AS IDENTITY,
        api_key_id integer NOT NULL,
        idempotency_key text NOT NULL,
        content_hash text NOT NULL,
        brochure_ids integer[] NOT NULL,
        counted boolean[] NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT statistic_reports_pkey PRIMARY KEY (id),
        CONSTRAINT statistic_reports_key UNIQUE (api_key_id, idempotency_key),
        CONSTRAINT statistic_reports_api_key_fkey FOREIGN KEY (api_key_id) REFERENCES api_keys (id) ON DELETE CASCADE,
        CONSTRAINT statistic_reports_results_check CHECK (cardinality(brochure_ids) = cardinality(counted))
      )`);
    await queryRunner.query(`CREATE INDEX statistic_reports_created_at_idx ON statistic_reports (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE statistic_reports`);
  }
}
