import type { DataSource } from 'typeorm';
import { redactLine } from '../logger/redactLine';
import type { JobObserver } from './JobObserver';

const longestProblem = 500;

/** Stores the last run of each kind of job, and deletes kinds that this version no longer has. */
export function keepJobRuns(database: DataSource): JobObserver {
  return {
    async known(jobs) {
      const names = jobs.map(({ name }) => name);
      const schedules = jobs.map(({ schedule }) => schedule && `${schedule.cron} ${schedule.timeZone}`);
      await database.transaction(async (manager) => {
        await manager.query('DELETE FROM job_runs WHERE name <> ALL($1::text[])', [names]);
        await manager.query(
          `INSERT INTO job_runs (name, schedule) SELECT * FROM unnest($1::text[], $2::text[])
           ON CONFLICT (name) DO UPDATE SET schedule = excluded.schedule`,
          [names, schedules.map((schedule) => schedule ?? null)],
        );
      });
    },
    async ran({ name, startedAt, finishedAt, problem }) {
      const shortProblem = problem === null ? null : Array.from(redactLine(problem)).slice(0, longestProblem).join('');
      await database.query(
        `UPDATE job_runs SET last_started_at = $2, last_finished_at = $3, last_problem = $4,
           last_succeeded_at = CASE WHEN $4::text IS NULL THEN $3 ELSE last_succeeded_at END,
           runs_count = runs_count + 1, failures_count = failures_count + ($4::text IS NOT NULL)::int
         WHERE name = $1`,
        [name, startedAt, finishedAt, shortProblem],
      );
    },
  };
}
