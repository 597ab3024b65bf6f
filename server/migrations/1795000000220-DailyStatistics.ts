import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counted events of an ad by day, in the ad's own zone, kept in the transaction of whatever writes the events: reports
 * read these few rows and no raw events, whose months may be dropped one day.
 */
export class DailyStatistics1795000000220 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE daily_statistics (
        brochure_id integer NOT NULL,
        day date NOT NULL,
        event_code text NOT NULL,
        count integer NOT NULL,
        CONSTRAINT daily_statistics_pkey PRIMARY KEY (brochure_id, day, event_code),
        CONSTRAINT daily_statistics_count_check CHECK (count >= 0),
        CONSTRAINT daily_statistics_brochure_id_fkey FOREIGN KEY (brochure_id) REFERENCES brochures (id) ON DELETE CASCADE
      )`);
    const daysOf = (events: string) => `
      SELECT event.brochure_id, (event.event_date_time AT TIME ZONE ad.time_zone)::date, event.event_code, count(*)::int
      FROM ${events} event JOIN brochures ad ON ad.id = event.brochure_id WHERE event.counted
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

    await queryRunner.query(`
      CREATE FUNCTION daily_statistics_add() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO daily_statistics (brochure_id, day, event_code, count) ${daysOf('added')}
        ON CONFLICT (brochure_id, day, event_code) DO UPDATE SET count = daily_statistics.count + excluded.count;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER daily_statistics_add AFTER INSERT ON statistic_events
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION daily_statistics_add()`);

    // an ad that moves to another zone has other days; those whose events are gone stay as they were
    await queryRunner.query(`
      CREATE FUNCTION daily_statistics_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM daily_statistics WHERE brochure_id = NEW.id AND day >= (
          SELECT (min(event_date_time) AT TIME ZONE OLD.time_zone)::date FROM statistic_events
          WHERE brochure_id = NEW.id AND counted);
        INSERT INTO daily_statistics (brochure_id, day, event_code, count)
        ${daysOf('(SELECT * FROM statistic_events WHERE brochure_id = NEW.id)')}
        ON CONFLICT (brochure_id, day, event_code) DO UPDATE SET count = daily_statistics.count + excluded.count;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER daily_statistics_move AFTER UPDATE OF time_zone ON brochures
      FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION daily_statistics_move()`);

    await queryRunner.query(
      `INSERT INTO daily_statistics (brochure_id, day, event_code, count) ${daysOf('statistic_events')}`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER daily_statistics_move ON brochures`);
    await queryRunner.query(`DROP TRIGGER daily_statistics_add ON statistic_events`);
    await queryRunner.query(`DROP FUNCTION daily_statistics_move()`);
    await queryRunner.query(`DROP FUNCTION daily_statistics_add()`);
    await queryRunner.query(`DROP TABLE daily_statistics`);
  }
}
