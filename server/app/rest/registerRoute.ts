import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { RestResponse, RestRoute } from '../../platform/rest/RestRoute';
import { mayReadReplicas } from '../../platform/database/replicas/readScope';
import { DomainError } from '../../shared/errors/DomainError';
import { authorizeCaller } from '../../shared/authorize';
import { createContext } from '../context/createContext';
import { assertOwnersAreNamed, authorizeOwners } from '../owners/authorizeOwners';
import type { ServerDependencies } from '../http/ServerDependencies';
import { documentRoute } from './documentRoute';
import { restCacheKey } from './restCacheKey';
import { mapErrorsToRest } from './problems/mapErrorsToRest';
import { acceptForms, asJsonBody } from './validation/formBodies';
import { normaliseQuery } from './validation/normaliseQuery';
import { refuseLoneSurrogates } from './validation/refuseLoneSurrogates';
import { refuseOddNumbers } from './validation/refuseOddNumbers';

type Query = Record<string, string | string[]>;

/**
 * Registers one declared route. It checks the permission, validates the input, runs the use case and sends the
 * response.
 */
export function registerRoute(app: FastifyInstance, route: RestRoute, dependencies: ServerDependencies): void {
  const { body, fileProperty } = route;
  if (fileProperty === undefined || body === undefined) addRoute(app, route, dependencies);
  else {
    // others refuse forms
    app.register((own, _options, done) => {
      acceptForms(own, body, fileProperty);
      addRoute(own, route, dependencies);
      done();
    });
  }
}

function addRoute(app: FastifyInstance, route: RestRoute, dependencies: ServerDependencies): void {
  assertOwnersAreNamed(`${route.method} ${route.url}`, route.action, namesOf(route));
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    schema: documentRoute(route),
    config: {
      action: route.action,
      rateLimitGroup: route.rateLimit ?? (route.method === 'GET' ? 'reads' : 'writes'),
      // what the response cache may store is the same for everybody
      ...(route.cached && { cacheRule: { getKey: restCacheKey(route) } }),
      ...((route.cached ?? route.isForAnyPage) && { crossOrigin: true as const }),
    },
    // before the body is read, so that a refused caller costs no parsing
    preParsing: async (request) => {
      authorizeCaller(await createContext(dependencies, request), route.action);
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
      // what the response cache may store is public, and no caller's own
      const handle = () => handleRequest(route, context, request);
      const answer = await (request.cachePolicy ? mayReadReplicas(handle) : handle());
      if (request.cachePolicy) request.cachePolicy.brochureIds = context.response.brochureIds;
      if (answer.location !== undefined) reply.header('location', new URL(answer.location, context.publicUrl).href);
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
  const input = inputOf(request, route);
  try {
    await authorizeOwners(context, route.action, readInput(route, input));
    return await route.handle(context, input);
  } catch (error) {
    throw error instanceof DomainError ? mapErrorsToRest(error) : error;
  }
}

/** The names of what a route takes, those of other interfaces included that it translates. */
function namesOf({ params, query, body, ownerAt = {} }: RestRoute): string[] {
  const properties = (body as { properties?: object } | undefined)?.properties;
  return [params?.properties, query?.properties, properties, ownerAt].flatMap((named) => Object.keys(named ?? {}));
}

function readInput(route: RestRoute, input: Parameters<RestRoute['handle']>[1]): (name: string) => unknown {
  const sent: Record<string, unknown> = { ...(input.body as object | undefined), ...input.query, ...input.params };
  return (name) => sent[route.ownerAt?.[name] ?? name];
}

function inputOf(
  request: FastifyRequest,
  { fileProperty }: Pick<RestRoute, 'fileProperty'>,
): Parameters<RestRoute['handle']>[1] {
  return {
    params: request.params as Record<string, unknown>,
    query: request.query as Record<string, unknown>,
    body: fileProperty === undefined ? request.body : asJsonBody(request.body as Record<string, unknown>, fileProperty),
    headers: request.headers,
    given: request.givenParameters,
  };
}
