import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloLink } from '@apollo/client/link';
import { SchemaLink } from '@apollo/client/link/schema';
import { buildSchema, GraphQLError } from 'graphql';
import { ValidDocuments } from './ValidDocuments';

interface MockContext {
  /** the Authorization header of the call */
  authorization: string | undefined;
  /** true if the call continues after the page is left */
  keepalive?: boolean;
}

/** Responses of root fields by name, as the server returns them. */
export type MockResolvers = Record<string, (args: never, context: MockContext) => unknown>;

const schema = buildSchema(readFileSync(path.join(__dirname, '../../schema/schema.graphql'), 'utf8'));
const validDocuments = new ValidDocuments(schema);

/** The committed schema with mock resolvers: a query that the server would refuse fails here too. */
export function mockServer(answers: MockResolvers): ApolloLink {
  const options: SchemaLink.Options = {
    schema,
    rootValue: answers,
    context: (operation): MockContext => {
      const { headers, fetchOptions } = operation.getContext() as {
        headers?: Record<string, string>;
        fetchOptions?: RequestInit;
      };
      return { authorization: headers?.authorization, keepalive: fetchOptions?.keepalive ?? false };
    },
  };
  return ApolloLink.split(
    ({ query }) => validDocuments.includes(query),
    new SchemaLink(options),
    new SchemaLink({ ...options, validate: true }),
  );
}

/** A GraphQL refusal as the server sends it: code and details in `extensions`. */
export function refusal(code: string, message: string, details: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}
