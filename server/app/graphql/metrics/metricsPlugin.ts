import type { ApolloServerPlugin } from '@apollo/server';
import { observeOperation } from './observeOperation';

/** Measures operations that Apollo Server answers; the short path measures its own. */
export function metricsPlugin(): ApolloServerPlugin {
  return {
    requestDidStart: () => {
      const begunAt = performance.now();
      return Promise.resolve({
        willSendResponse: ({ document, operation }) => {
          if (document && operation) observeOperation({ document, operation }, begunAt);
          return Promise.resolve();
        },
      });
    },
  };
}
