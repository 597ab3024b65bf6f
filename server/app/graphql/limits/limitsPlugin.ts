import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { refuseRequest } from '../errors/refuseRequest';
import { checkOperation, type GraphqlLimits } from './checkOperation';
import { costOf } from './costOf';
import type { Measure } from './Measure';

/**
 * Refuses unreadable or too large operations, after the operation and its variables are known and before it runs. Adds
 * the cost of the others to their response.
 */
export function limitsPlugin(limits: GraphqlLimits): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () => {
      let measure: Measure | null = null;
      return Promise.resolve({
        didResolveOperation({ schema, document, operation, request }) {
          if (!operation) {
            throw refuseRequest(
              new DomainError('BAD_REQUEST', 'Say by "operationName" which of the operations is to run.'),
            );
          }
          if (!schema.getRootType(operation.operation)) {
            throw refuseRequest(new DomainError('BAD_REQUEST', `There is no ${operation.operation} here.`));
          }
          measure = checkOperation({ schema, document, operation }, request.variables ?? {}, limits);
          return Promise.resolve();
        },
        willSendResponse({ response: { body } }) {
          const data = body.kind === 'single' ? body.singleResult.data : null;
          if (body.kind === 'single' && data && measure) {
            body.singleResult.extensions = { ...body.singleResult.extensions, cost: costOf(measure, limits, data) };
          }
          return Promise.resolve();
        },
      });
    },
  };
}
