import type { FastifyInstance } from 'fastify';

/** State of a server that is about to close: it still serves requests, but tells load balancers to leave. */
export class Draining {
  private begun = false;

  get isOn(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}

/** While draining, each response closes its connection and `/readyz` returns 503 (`serveHealth`). */
export function addDraining(app: FastifyInstance): void {
  const draining = new Draining();
  app.decorate('draining', draining);
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining.isOn) reply.raw.setHeader('connection', 'close');
    done();
  });
}
