import { ApolloClient, type ApolloLink } from '@apollo/client';
import { createCache } from './createCache';

interface Options {
  ssrMode?: boolean;
}

export function createClient(link: ApolloLink, { ssrMode = false }: Options = {}): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link,
    ssrMode,
    dataMasking: true,
    // what the server has just rendered is not asked for again while hydrating
    ssrForceFetchDelay: ssrMode ? 0 : 100,
    devtools: { enabled: false },
  });
}
