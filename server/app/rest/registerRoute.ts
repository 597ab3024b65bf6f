import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { RestResponse, RestRoute } from '../../platform/rest/RestRoute';
import { DomainError } from '../../shared/errors/DomainError';
import { authorizeRole } from '../../shared/permissions';
import { createContext } from '../context/createContext';
import type { ServerDependencies } from '../http/ServerDependencies';
import { documentRoute } from './documentRoute';
import { restCacheKey } from './restCacheKey';
import { mapErrorsToRest } from './problems/mapErrorsToRest';
import { normaliseQuery } from './validation/normaliseQuery';
import { refuseLoneSurrogates } from './validation/refuseLoneSurrogates';
import { refuseOddNumbers } from './validation/refuseOddNumbers';

type Query = Record<string, string | string[]>;

/**
 * Registers one declared route. It checks the permission, validates the input, runs the use case and sends the
 * response.
 */
export function registerRoute(app: FastifyInstance, route: RestRoute, dependencies: ServerDependencies): void {
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    schema: documentRoute(route),
    config: {
      action: route.action,
      rateLimitGroup: route.rateLimit ?? (route.method === 'GET' ? 'reads' : 'writes'),
      ...(route.cached && { cacheRule: { getKey: restCacheKey(route) } }),
    },
    // before the body is read, so that a refused caller costs no parsing
    preParsing: async (request) => {
      const { viewer } = await createContext(dependencies, request);
      authorizeRole(viewer, route.action);
    },
    preValidation: (request, _reply, done) => {
      refuseOddNumbers(request.params as Query, route.params);
      const query = normaliseQuery(request.query as Query, route.query);
      refuseOddNumbers(query, route.query);
      request.givenParameters = Object.keys(query);
      request.query = query;
      refuseLoneSurrogates(request.body);
      done();
    },
    handler: async (request, reply) => {
      const context = await createContext(dependencies, request);
      const answer = await handleRequest(route, context, request);
      if (request.cachePolicy) request.cachePolicy.brochureIds = context.response.brochureIds;
      if (answer.file) {
        const { bytes, contentType, name } = answer.file;
        return reply
          .code(answer.status)
          .type(contentType)
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(bytes);
      }
      if (answer.body === undefined) return reply.code(answer.status).send();
      return reply.code(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
    },
  });
}

async function handleRequest(
  route: RestRoute,
  context: RequestContext,
  request: FastifyRequest,
): Promise<RestResponse> {
  try {
    return await route.handle(context, inputOf(request));
  } catch (error) {
    throw error instanceof DomainError ? mapErrorsToRest(error) : error;
  }
}

function inputOf(request: FastifyRequest): Parameters<RestRoute['handle']>[1] {
  return {
    params: request.params as Record<string, unknown>,
    query: request.query as Record<string, unknown>,
    body: request.body,
    headers: request.headers,
    given: request.givenParameters,
  };
}
