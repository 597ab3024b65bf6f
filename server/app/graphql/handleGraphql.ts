import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { createContext } from '../context/createContext';
import type { ServerDependencies } from '../http/ServerDependencies';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Hands a request to Apollo Server. What that refuses before its plugins are asked gets the request's id here. */
export function handleGraphql(apollo: ApolloServer<RequestContext>, dependencies: ServerDependencies): Handler {
  const handle = fastifyApolloHandler(apollo, { context: (request) => createContext(dependencies, request) });
  return async (request, reply) => {
    const body: unknown = await handle.call(request.server, request, reply);
    return reply.statusCode >= 400 && typeof body === 'string' ? withRequestId(body, request.id) : body;
  };
}

function withRequestId(body: string, requestId: string): string {
  const { errors = [], ...rest } = JSON.parse(body) as { errors?: GraphQLFormattedError[] };
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ ...rest, errors: named });
}
