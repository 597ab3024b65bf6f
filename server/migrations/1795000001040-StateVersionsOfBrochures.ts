import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every ad carries the number of its last change of state, from one sequence for all ads. A preview link names that
 * number, so the link ends with the next change, whoever makes it. A change of company counts too: the links that the
 * company before handed out end with it.
 */
export class StateVersionsOfBrochures1795000001040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures ADD COLUMN state_version integer NOT NULL DEFAULT 0`);
    await queryRunner.query(`CREATE SEQUENCE brochure_state_versions AS integer`);
    await queryRunner.query(`
      CREATE FUNCTION set_brochure_state_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.state_version := nextval('brochure_state_versions');
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_first_state_version BEFORE INSERT ON brochures
        FOR EACH ROW EXECUTE FUNCTION set_brochure_state_version()`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_next_state_version BEFORE UPDATE OF status, record_status, vendor_id ON brochures
        FOR EACH ROW
        WHEN ((OLD.status, OLD.record_status, OLD.vendor_id) IS DISTINCT FROM (NEW.status, NEW.record_status, NEW.vendor_id))
        EXECUTE FUNCTION set_brochure_state_version()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER brochures_next_state_version ON brochures`);
    await queryRunner.query(`DROP TRIGGER brochures_first_state_version ON brochures`);
    await queryRunner.query(`DROP FUNCTION set_brochure_state_version()`);
    await queryRunner.query(`DROP SEQUENCE brochure_state_versions`);
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN state_version`);
  }
}
