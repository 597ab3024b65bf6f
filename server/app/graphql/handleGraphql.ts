import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { createContext } from '../context/createContext';
import type { ServerDependencies } from '../http/ServerDependencies';
import { toDomainError } from '../rest/problems/toDomainError';
import { refuseRequest } from './errors/refuseRequest';
import type { GraphqlContext } from './GraphqlContext';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Hands a request to Apollo Server. What that refuses before its plugins are asked gets the request's id here. */
export function handleGraphql(apollo: ApolloServer<GraphqlContext>, dependencies: ServerDependencies): Handler {
  const handle = fastifyApolloHandler(apollo, {
    context: async (request) => ({
      ...(await createContext(dependencies, request).catch(refuse)),
      spendBudget: (group) => request.server.spendBudget(request, group),
      allowCaching: () => {
        if (request.cachePolicy) request.cachePolicy.isCacheable = true;
      },
    }),
  });
  return async (request, reply) => {
    const body: unknown = await handle.call(request.server, request, reply);
    return reply.statusCode >= 400 && typeof body === 'string' ? withRequestId(body, request.id) : body;
  };
}

/** Whose session cannot be checked is told why with our code; Apollo Server would say that a context failed. */
function refuse(error: unknown): never {
  throw refuseRequest(toDomainError(error));
}

function withRequestId(body: string, requestId: string): string {
  const { errors = [], ...rest } = JSON.parse(body) as { errors?: GraphQLFormattedError[] };
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ ...rest, errors: named });
}
