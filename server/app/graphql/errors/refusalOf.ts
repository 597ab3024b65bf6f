import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, Kind } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { DomainError } from '../../../shared/errors/DomainError';
import { toDomainError } from '../../rest/problems/toDomainError';
import { fieldErrorsOf } from './fieldErrorsOf';

/** What GraphQL itself says about a request that it cannot run; these codes and sentences are meant for the caller. */
const protocolCodes: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

/** Our own refusal behind an error of GraphQL's; undefined where GraphQL has said all that there is to say. */
export function refusalOf(error: unknown): DomainError | undefined {
  const original = originalOf(error);
  if (original instanceof ArgumentValidationError) {
    return new DomainError('VALIDATION_FAILED', 'Some fields are not as they should be.', {
      errors: fieldErrorsOf(original.extensions.validationErrors),
    });
  }
  if (!(original instanceof GraphQLError)) return toDomainError(original);
  if (protocolCodes.has(original.extensions['code'])) return undefined;
  if (isAboutTheRequest(original)) return new DomainError('BAD_REQUEST', original.message);
  return toDomainError(original);
}

/** The innermost error that somebody threw: GraphQL wraps it once for its place, Apollo Server once more. */
function originalOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError) || error instanceof ArgumentValidationError) return error;
  return error.originalError ? originalOf(error.originalError) : error;
}

/** Apollo Server refuses some requests with a status but no code; graphql-js points at the argument that it refuses. */
function isAboutTheRequest({ extensions, nodes }: GraphQLError): boolean {
  const { http } = extensions as { http?: { status?: number } };
  if (http?.status !== undefined && http.status >= 400 && http.status < 500) return true;
  return nodes?.some((node) => node.kind !== Kind.FIELD) ?? false;
}
