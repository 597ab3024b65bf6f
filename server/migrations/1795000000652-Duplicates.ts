import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For finding ads that may be the same (docs/domain.md), and for remembering which are not. */
export class Duplicates1795000000652 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX brochures_same_name_idx ON brochures
         (lower(regexp_replace(coalesce(title, company_name), '[^[:alnum:]]+', '', 'g')), coalesce(postcode, ''), id)
         WHERE record_status AND status <> 'ARCHIVED'`,
    );
    await queryRunner.query(
      `CREATE INDEX brochures_same_phone_idx ON brochures
         (regexp_replace(phone_no, '\\D+', '', 'g'),
          lower(regexp_replace(address_line1, '[^[:alnum:]]+', '', 'g')), coalesce(postcode, ''), type, category_id, id)
         WHERE record_status AND status <> 'ARCHIVED' AND phone_no IS NOT NULL AND address_line1 IS NOT NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE brochures_that_differ (
        first_id integer NOT NULL,
        second_id integer NOT NULL,
        decided_by_id integer,
        decided_at timestamptz NOT NULL,
        CONSTRAINT brochures_that_differ_pkey PRIMARY KEY (first_id, second_id),
        CONSTRAINT brochures_that_differ_order_check CHECK (first_id < second_id),
        CONSTRAINT brochures_that_differ_first_id_fkey FOREIGN KEY (first_id) REFERENCES brochures (id) ON DELETE CASCADE,
        CONSTRAINT brochures_that_differ_second_id_fkey FOREIGN KEY (second_id) REFERENCES brochures (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX brochures_that_differ_second_id_idx ON brochures_that_differ (second_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE brochures_that_differ`);
    await queryRunner.query(`DROP INDEX brochures_same_phone_idx`);
    await queryRunner.query(`DROP INDEX brochures_same_name_idx`);
  }
}
