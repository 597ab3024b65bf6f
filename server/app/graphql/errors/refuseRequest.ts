import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { DomainError } from '../../../shared/errors/DomainError';
import { graphqlErrorStatus } from './graphqlErrorStatus';

/** A refusal of the request as a whole, before any of its fields: the HTTP status speaks too. */
export function refuseRequest(error: DomainError): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, http: { status: graphqlErrorStatus[error.code], headers: new HeaderMap() } },
  });
}
