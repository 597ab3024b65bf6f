import type { FastifyInstance } from 'fastify';

/** Search engines are welcome to what visitors see; the rest is work, data or one person's link. */
const closed = ['/admin', '/vendor', '/login', '/graphql', '/rest/', '/ad?', '/vendorRecirect', '/vendorRedirect'];

const robots = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', ''].join('\n');

export function serveRobots(app: FastifyInstance): void {
  app.get('/robots.txt', { config: { rateLimit: false } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(robots),
  );
}
