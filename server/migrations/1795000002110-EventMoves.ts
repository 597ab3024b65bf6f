import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of merged ads that a job still has to move, because they are too many for the merge's own transaction. */
export class EventMoves1795000002110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_moves (
        id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        from_id integer NOT NULL,
        to_id integer NOT NULL,
        after_id bigint NOT NULL,
        last_id bigint NOT NULL,
        event_code text NOT NULL DEFAULT '',
        event_date_time timestamptz NOT NULL DEFAULT '-infinity',
        CONSTRAINT event_moves_pkey PRIMARY KEY (id),
        CONSTRAINT event_moves_other_check CHECK (from_id <> to_id),
        CONSTRAINT event_moves_from_id_fkey FOREIGN KEY (from_id) REFERENCES brochures (id) ON DELETE CASCADE,
        CONSTRAINT event_moves_to_id_fkey FOREIGN KEY (to_id) REFERENCES brochures (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX event_moves_from_id_idx ON event_moves (from_id)');
    await queryRunner.query('CREATE INDEX event_moves_to_id_idx ON event_moves (to_id)');
    // events that still have to move count for the ad that gets them
    await this.replaceFunction(
      queryRunner,
      `SELECT event.event_date_time, event.event_code FROM statistic_events event
       LEFT JOIN event_moves move
         ON move.from_id = event.brochure_id AND event.id > move.after_id AND event.id <= move.last_id
       WHERE event.counted AND coalesce(move.to_id, event.brochure_id) = NEW.id AND event.brochure_id IN
         (SELECT NEW.id UNION SELECT from_id FROM event_moves WHERE to_id = NEW.id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.replaceFunction(
      queryRunner,
      'SELECT event_date_time, event_code FROM statistic_events WHERE counted AND brochure_id = NEW.id',
    );
    await queryRunner.query(`
      UPDATE statistic_events AS event SET brochure_id = move.to_id FROM event_moves AS move
      WHERE event.brochure_id = move.from_id AND event.id > move.after_id AND event.id <= move.last_id`);
    await queryRunner.query('DROP TABLE event_moves');
  }

  private async replaceFunction(queryRunner: QueryRunner, events: string): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION daily_statistics_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM daily_statistics WHERE brochure_id = NEW.id AND day >= (
          SELECT (min(event_date_time) AT TIME ZONE OLD.time_zone)::date FROM (${events}) AS own);
        INSERT INTO daily_statistics (brochure_id, day, event_code, count)
        SELECT NEW.id, (event_date_time AT TIME ZONE NEW.time_zone)::date, event_code, count(*)::int
        FROM (${events}) AS own GROUP BY 2, 3 ORDER BY 2, 3
        ON CONFLICT (brochure_id, day, event_code) DO UPDATE SET count = daily_statistics.count + excluded.count;
        RETURN NULL;
      END $$`);
  }
}
