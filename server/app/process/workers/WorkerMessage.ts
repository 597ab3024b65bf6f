import type { RunningSite } from '../describeSite';

/** What a worker tells its primary. */
export type WorkerMessage =
  /** It serves requests. */
  | { type: 'open'; site: RunningSite }
  /** It asks for the figures of all workers together; the answer is a `MetricsAnswer` with the same number. */
  | { type: 'metrics asked'; number: number };

export interface MetricsAnswer {
  type: 'metrics';
  number: number;
  /** null: they could not be collected */
  text: string | null;
}

export function tellPrimary(message: WorkerMessage): void {
  process.send?.(message);
}
