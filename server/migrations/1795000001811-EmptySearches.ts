import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors looked for in vain, counted by day; and the few coupon figures among the daily ones, by day. */
export class EmptySearches1795000001811 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE empty_searches (
        id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        day date NOT NULL,
        words text NOT NULL,
        category_code text NOT NULL,
        area_code text NOT NULL,
        count integer NOT NULL,
        CONSTRAINT empty_searches_pkey PRIMARY KEY (id),
        CONSTRAINT empty_searches_words_check CHECK (char_length(words) BETWEEN 1 AND 100),
        CONSTRAINT empty_searches_count_check CHECK (count >= 1)
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX empty_searches_key ON empty_searches (day, words, category_code, area_code)`,
    );
    await queryRunner.query(`
      CREATE INDEX daily_statistics_coupons_idx ON daily_statistics (day) INCLUDE (brochure_id, event_code, count)
      WHERE event_code IN ('COUPON_PURCHASE', 'COUPON_REDEEM')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX daily_statistics_coupons_idx`);
    await queryRunner.query(`DROP TABLE empty_searches`);
  }
}
