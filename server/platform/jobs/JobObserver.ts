import type { JobDefinition } from './JobQueue';

interface FinishedRun {
  name: string;
  startedAt: Date;
  finishedAt: Date;
  /** what stood in the way; null when nothing did */
  problem: string | null;
}

/** Receives all registered jobs and the end of each run. */
export interface JobObserver {
  known(jobs: readonly JobDefinition<object>[]): Promise<void>;
  ran(run: FinishedRun): Promise<void>;
}
