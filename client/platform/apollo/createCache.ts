import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import possibleTypes from '../../generated/possibleTypes.json';

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // Pages that were loaded by "Show more" stay together. `offset` is a key of its own: the administrators'
          // table replaces its page and must never be appended to.
          brochures: relayStylePagination(['filter', 'orderBy', 'offset']),
        },
      },
      // without an id of their own; screens ask for different parts of them
      Address: { merge: true },
      Viewer: { merge: true, fields: { brochures: relayStylePagination(['filter', 'orderBy', 'offset']) } },
    },
  });
}
