import type { FastifyInstance } from 'fastify';

/** How a server tells load balancers that it is about to close, while it still answers everything. */
export class Draining {
  private begun = false;

  get isOn(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}

/** Once draining has begun, each connection ends with its next answer. `/readyz` then says 503 (`serveHealth`). */
export function addDraining(app: FastifyInstance): void {
  const draining = new Draining();
  app.decorate('draining', draining);
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining.isOn) reply.raw.setHeader('connection', 'close');
    done();
  });
}
