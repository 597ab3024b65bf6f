import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { DomainError } from '../../../shared/errors/DomainError';
import { type MetricsAnswer, tellPrimary } from './WorkerMessage';

const patienceMs = 6_000;
let asked = 0;

/** To call once, before the first scrape: lets the primary read the figures of this worker. */
export function offerMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

/**
 * The figures of `registry` in the text format of Prometheus: of this process, or of all workers together.
 * @throws DomainError UNAVAILABLE if the workers do not answer
 */
export async function readMetrics(registry: Registry): Promise<string> {
  return cluster.isWorker ? askPrimary() : registry.metrics();
}

async function askPrimary(): Promise<string> {
  const number = (asked += 1);
  const text = await new Promise<string | null>((resolve) => {
    const late = setTimeout(end, patienceMs, null);
    process.on('message', listen);
    tellPrimary({ type: 'metrics asked', number });

    // prom-client's own messages arrive here too
    function listen(message: MetricsAnswer | { type: unknown }): void {
      if ('number' in message && message.number === number) end(message.text);
    }
    function end(found: string | null): void {
      clearTimeout(late);
      process.off('message', listen);
      resolve(found);
    }
  });
  if (text === null) throw new DomainError('UNAVAILABLE', 'The processes do not tell their figures. Try again.');
  return text;
}
