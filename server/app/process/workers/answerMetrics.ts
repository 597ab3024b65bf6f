import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Logger } from 'pino';
import type { MetricsAnswer, WorkerMessage } from './WorkerMessage';

/** In the primary: adds up the figures of all workers for the one that asks, which a scrape has reached. */
export function answerMetrics(logger: Logger): void {
  const figures = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: WorkerMessage) => {
    if (message.type !== 'metrics asked') return;
    const answer = (text: string | null): void => {
      const said: MetricsAnswer = { type: 'metrics', number: message.number, text };
      if (worker.isConnected()) worker.send(said);
    };
    figures.clusterMetrics().then(answer, (error: unknown) => {
      logger.warn({ err: error }, 'The figures of the processes could not be collected.');
      answer(null);
    });
  });
}
