import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { refuseRequest } from '../errors/refuseRequest';
import { checkOperation, type GraphqlLimits } from './checkOperation';

/** Refuses unreadable or too large operations, after the operation and its variables are known and before it runs. */
export function limitsPlugin(limits: GraphqlLimits): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ schema, document, operation, request }) {
          if (!operation) {
            throw refuseRequest(
              new DomainError('BAD_REQUEST', 'Say by "operationName" which of the operations is to run.'),
            );
          }
          if (!schema.getRootType(operation.operation)) {
            throw refuseRequest(new DomainError('BAD_REQUEST', `There is no ${operation.operation} here.`));
          }
          checkOperation({ schema, document, operation }, request.variables ?? {}, limits);
          return Promise.resolve();
        },
      }),
  };
}
