import type { JobDefinition } from './JobQueue';

interface FinishedRun {
  name: string;
  startedAt: Date;
  finishedAt: Date;
  /** what stood in the way; null when nothing did */
  problem: string | null;
}

/** Is told of the work that there is, and of each run as it ends. */
export interface JobObserver {
  known(jobs: readonly JobDefinition<object>[]): Promise<void>;
  ran(run: FinishedRun): Promise<void>;
}
