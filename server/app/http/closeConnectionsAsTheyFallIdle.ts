import type { FastifyInstance } from 'fastify';

/**
 * Closing ends idle connections once. One that is still being answered then would be kept open for its client's next
 * request, and the server would wait for it as long as it keeps connections alive.
 */
export function closeConnectionsAsTheyFallIdle(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
    app.server.once('close', () => {
      clearInterval(timer);
    });
    if (!app.server.listening) clearInterval(timer);
    done();
  });
}
