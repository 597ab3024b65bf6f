import type { FastifyInstance } from 'fastify';
import { registerDevelopers } from '../developers/registerDevelopers';
import { serveDumps } from '../dumps/serveDumps';
import { graphqlSchema } from '../graphql/buildGraphqlSchema';
import { registerGraphql } from '../graphql/registerGraphql';
import { registerPages } from '../pages/registerPages';
import { restRoutes } from '../rest/restRoutes';
import { buildFrame } from './buildFrame';
import { serveClient } from './routes/serveClient';
import { serveServiceWorker } from './routes/serveServiceWorker';
import type { ServerDependencies } from './ServerDependencies';

/** Builds the whole server, ready for `listen` or `inject`. Closing it leaves the dependencies open. */
export async function buildServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const app = await buildFrame(dependencies, restRoutes);
  const schema = graphqlSchema();
  await registerGraphql(app, dependencies, schema);
  serveDumps(app, dependencies, schema);
  await registerDevelopers(app, dependencies, schema);
  await serveClient(app);
  serveServiceWorker(app, dependencies.config);
  await registerPages(app, dependencies, schema);
  return app;
}
