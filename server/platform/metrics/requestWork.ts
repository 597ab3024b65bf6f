import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request asks of the database, for the log line of a slow one. */
export interface RequestWork {
  requestId: string;
  statements: number;
  /** times of the statements together; of concurrent ones each counts */
  databaseMs: number;
}

/** The request for which the program works now; undefined outside of requests, as in a job. */
export const requestWork = new AsyncLocalStorage<RequestWork>();
