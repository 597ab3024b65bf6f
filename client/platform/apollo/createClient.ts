import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import possibleTypes from '../../generated/possibleTypes.json';

interface Options {
  /** in the browser: hydration does not repeat the queries that the server has just run */
  isHydrating?: boolean;
}

const hydrationInMs = 100;

export function createClient(link: ApolloLink, { isHydrating = false }: Options = {}): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link,
    dataMasking: true,
    ssrForceFetchDelay: isHydrating ? hydrationInMs : 0,
    devtools: { enabled: false },
  });
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // Merges pages that "Show more" loads. `offset` is a separate key: the administrators' table replaces its
          // page and must never append.
          brochures: relayStylePagination(['filter', 'orderBy', 'offset']),
        },
      },
      // they have no id; screens select different fields of them
      Address: { merge: true },
      Viewer: { merge: true, fields: { brochures: relayStylePagination(['filter', 'orderBy', 'offset']) } },
    },
  });
}
