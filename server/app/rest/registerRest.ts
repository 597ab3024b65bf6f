import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { DomainError } from '../../shared/errors/DomainError';
import type { RestRoute } from '../../platform/rest/RestRoute';
import type { ServerDependencies } from '../http/ServerDependencies';
import { nameSchemas } from './reference/nameSchemas';
import type { OpenApiDocument } from './reference/OpenApiDocument';
import { referenceHome } from './reference/referencePages';
import { registerRoute } from './registerRoute';
import { compileValidator } from './validation/compileValidator';
import { brand } from '../../shared/brand/brand';
import { followingBrand } from './reference/followingBrand';

/** Registers everything under /rest: the declared routes, their OpenAPI document, and a 404 for other paths. */
export async function registerRest(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  routes: readonly RestRoute[],
): Promise<void> {
  await app.register(async (rest) => {
    rest.addHook('onRoute', ({ url, config }) => {
      if (!config?.action) throw new Error(`${url} names no action of server/shared/permissions.`);
    });
    rest.addHook('onSend', (_request, reply, payload, done) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
    });
    rest.removeContentTypeParser('text/plain');
    rest.setValidatorCompiler(compileValidator);
    // presenters build the replies and the contract test checks them against their schemas, so they are not filtered at
    // run time
    rest.setSerializerCompiler(() => JSON.stringify);
    await rest.register(fastifySwagger, openApiOptions(dependencies.config.http.publicUrl));
    for (const route of routes) registerRoute(rest, route, dependencies);
    const document = followingBrand(() => nameSchemas(rest.swagger()), dependencies.config.http.publicUrl);
    rest.get(
      '/rest/openapi.json',
      { schema: { hide: true }, config: { action: 'brochures', crossOrigin: true } },
      document,
    );
    app.decorate('openApiDocument', () => rest.swagger() as unknown as OpenApiDocument);
    for (const url of ['/rest/', '/rest/reference']) {
      rest.get(url, { schema: { hide: true }, config: { action: 'brochures' } }, (_request, reply) =>
        reply.redirect(referenceHome, 301),
      );
    }
    rest.all('/rest/*', { schema: { hide: true }, config: { action: 'brochures' } }, (request) => {
      const path = request.url.replace(/\?.*$/s, '');
      throw new DomainError(
        'NOT_FOUND',
        `There is no ${request.method} ${path}. ${referenceHome} shows what there is.`,
      );
    });
  });
}

/** The head of the OpenAPI document; the routes provide its paths. */
function openApiOptions(publicUrl: string): FastifyDynamicSwaggerOptions {
  return {
    mode: 'dynamic',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brand.name,
        version: '1',
        description:
          'The documented REST paths. Dates are DD/MM/YYYY, prices decimals in Australian dollars, 9999 stands for ' +
          '"unlimited" in numberOfCoupons and for "no index" in adIndex. Refusals are application/problem+json.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: true,
  };
}
