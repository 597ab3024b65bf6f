import type { DataSource } from 'typeorm';
import type { Clock } from '../../../../platform/clock/Clock';
import type { JobQueue } from '../../../../platform/jobs/JobQueue';
import type { SourceAccess } from '../source/AtdwSource';

export interface AtdwDependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  /** hosts that no link of a listing may lead to */
  badHosts: ReadonlySet<string>;
  source: Omit<SourceAccess, 'now'>;
}

/** A failed job is tried again with these pauses; the run goes on at its page. */
export const atdwRetry = { limit: 5, delaySeconds: 30, maxDelaySeconds: 900 } as const;
