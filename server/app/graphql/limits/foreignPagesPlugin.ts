import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { DomainError } from '../../../shared/errors/DomainError';
import type { GraphqlContext } from '../GraphqlContext';
import { refuseRequest } from '../errors/refuseRequest';

/**
 * Refuses mutations of other sites' pages. A preflight does not show which operation follows, so the browser cannot tell
 * reading from writing here. A key says itself for which pages it is (docs/rules/interfaces.md#pages-of-other-sites).
 */
export function foreignPagesPlugin(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ operation, contextValue }) {
          if (
            operation?.operation === OperationTypeNode.MUTATION &&
            contextValue.isForeignPage &&
            !contextValue.apiKey
          ) {
            throw refuseRequest(
              new DomainError('FORBIDDEN', 'Pages of other sites may read only. Send mutations from your server.'),
            );
          }
          return Promise.resolve();
        },
      }),
  };
}
