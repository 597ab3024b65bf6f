import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import possibleTypes from '../../generated/possibleTypes.json';
import { newestQueryLink } from './newestQueryLink';

export function createClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: newestQueryLink().concat(link),
    dataMasking: true,
    queryDeduplication: false,
    devtools: { enabled: false },
  });
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // Merges pages that "Show more" loads. `offset` and `page` are separate keys: the administrators' table
          // replaces its page and must never append, and a list may begin with any page.
          brochures: relayStylePagination(['filter', 'orderBy', 'offset', 'page']),
        },
      },
      // they have no id; screens select different fields of them
      Address: { merge: true },
      PendingRevision: { merge: true },
      Viewer: { merge: true, fields: { brochures: relayStylePagination(['filter', 'orderBy', 'offset']) } },
    },
  });
}
