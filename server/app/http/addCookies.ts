import type { FastifyInstance } from 'fastify';

/** Sends the cookies that a use case has set, whichever interface called it. */
export function addCookies(app: FastifyInstance): void {
  app.decorateRequest('responseNotes', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const cookies = request.responseNotes?.cookies ?? [];
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    done();
  });
}
