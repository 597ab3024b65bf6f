import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, Kind } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { DomainError } from '../../../shared/errors/DomainError';
import { toDomainError } from '../../rest/problems/toDomainError';
import { getFieldErrors } from '../../../shared/validation/getFieldErrors';

/** What GraphQL itself says about a request that it cannot run; these codes and sentences are meant for the caller. */
const protocolCodes: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

/** Our own refusal behind an error of GraphQL's; undefined where GraphQL has said all that there is to say. */
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

/** An error and what it wraps: GraphQL wraps what a resolver throws for its place, Apollo Server wraps for its code. */
function chainOf(error: unknown): unknown[] {
  return error instanceof GraphQLError && error.originalError ? [error, ...chainOf(error.originalError)] : [error];
}

function speaksForItself(error: unknown): boolean {
  return error instanceof GraphQLError && protocolCodes.has(error.extensions['code']);
}

/** Apollo Server refuses some requests with a status but no code; graphql-js points at the argument that it refuses. */
function isAboutTheRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { http } = error.extensions as { http?: { status?: number } };
  if (http?.status !== undefined && http.status >= 400 && http.status < 500) return true;
  return error.nodes?.some((node) => node.kind !== Kind.FIELD) ?? false;
}
