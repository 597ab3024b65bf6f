import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of each link of a published ad when it was last asked for, and when a host may be asked again. */
export class LinkChecks1795000001810 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE link_checks (
        brochure_id integer NOT NULL,
        field text NOT NULL,
        url text NOT NULL,
        host text NOT NULL,
        checked_at timestamptz,
        status integer,
        reason text,
        failures integer NOT NULL DEFAULT 0,
        broken_since timestamptz,
        next_check_at timestamptz NOT NULL,
        CONSTRAINT link_checks_pkey PRIMARY KEY (brochure_id, field),
        CONSTRAINT link_checks_field_check CHECK (field IN ('wwwUrl', 'flipbookUrl', 'googleAdUrl')),
        CONSTRAINT link_checks_failures_check CHECK (failures >= 0),
        CONSTRAINT link_checks_broken_check CHECK (broken_since IS NULL OR reason IS NOT NULL),
        CONSTRAINT link_checks_brochure_id_fkey FOREIGN KEY (brochure_id) REFERENCES brochures ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX link_checks_due_idx ON link_checks (next_check_at)`);
    await queryRunner.query(
      `CREATE INDEX link_checks_broken_idx ON link_checks (broken_since, brochure_id) WHERE broken_since IS NOT NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE link_hosts (
        host text NOT NULL,
        not_before timestamptz NOT NULL,
        robots text,
        robots_read_at timestamptz,
        CONSTRAINT link_hosts_pkey PRIMARY KEY (host)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE link_hosts`);
    await queryRunner.query(`DROP TABLE link_checks`);
  }
}
