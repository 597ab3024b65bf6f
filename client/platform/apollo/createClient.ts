import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import possibleTypes from '../../generated/possibleTypes.json';

interface Options {
  /** on the server: each question is asked once */
  ssrMode?: boolean;
  /** in the browser: what the server has just rendered is not asked for again while the page hydrates */
  isHydrating?: boolean;
}

const hydrationInMs = 100;

export function createClient(link: ApolloLink, { ssrMode = false, isHydrating = false }: Options = {}): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link,
    ssrMode,
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
