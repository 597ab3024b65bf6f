import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { DomainError } from '../../../shared/errors/DomainError';
import { graphqlErrorStatus } from './graphqlErrorStatus';

/** A refusal of the whole request before any field is resolved. It also sets the HTTP status. */
export function refuseRequest(error: DomainError): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, http: { status: graphqlErrorStatus[error.code], headers: new HeaderMap() } },
  });
}
