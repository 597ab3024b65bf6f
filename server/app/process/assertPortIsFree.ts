import { createServer } from 'node:net';
import { explainListenProblem } from './explainListenProblem';

/** Checks the port before the long steps of a start. */
export async function assertPortIsFree({ host, port }: { host: string; port: number }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListenProblem(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
