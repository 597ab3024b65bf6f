import type { JobDefinition } from './JobQueue';

interface FinishedRun {
  name: string;
  startedAt: Date;
  finishedAt: Date;
  /** the error of the run; null if it succeeded */
  problem: string | null;
}

/** Receives all registered jobs and the end of each run. */
export interface JobObserver {
  known(jobs: readonly JobDefinition<object>[]): Promise<void>;
  ran(run: FinishedRun): Promise<void>;
}
