import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, Kind } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { DomainError } from '../../../shared/errors/DomainError';
import { toDomainError } from '../../rest/problems/toDomainError';
import { getFieldErrors } from '../../../shared/validation/getFieldErrors';

/** Codes of GraphQL itself for a request that it cannot run. Their messages are meant for the caller. */
const protocolCodes: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

/** Returns our own refusal behind a GraphQL error; undefined if GraphQL's own message is enough. */
export function refusalOf(error: unknown): DomainError | undefined {
  const causes = chainOf(error);
  const thrown = causes.at(-1);
  if (thrown instanceof ArgumentValidationError) {
    return new DomainError('VALIDATION_FAILED', 'Some fields are not as they should be.', {
      errors: getFieldErrors(thrown.extensions.validationErrors),
    });
  }
  if (!(thrown instanceof GraphQLError)) return toDomainError(thrown);
  if (causes.some(speaksForItself)) return undefined;
  return causes.some(isAboutTheRequest) ? new DomainError('BAD_REQUEST', thrown.message) : toDomainError(thrown);
}

/**
 * Returns an error and its causes: GraphQL wraps a resolver's error for its path, Apollo Server wraps it for its code.
 */
function chainOf(error: unknown): unknown[] {
  return error instanceof GraphQLError && error.originalError ? [error, ...chainOf(error.originalError)] : [error];
}

function speaksForItself(error: unknown): boolean {
  return error instanceof GraphQLError && protocolCodes.has(error.extensions['code']);
}

/**
 * True if the error concerns the request. Apollo Server refuses some requests with a status but no code; graphql-js
 * points at the refused argument.
 */
function isAboutTheRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { http } = error.extensions as { http?: { status?: number } };
  if (http?.status !== undefined && http.status >= 400 && http.status < 500) return true;
  return error.nodes?.some((node) => node.kind !== Kind.FIELD) ?? false;
}
