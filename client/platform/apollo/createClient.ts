import { ApolloClient, type ApolloLink } from '@apollo/client';
import { createCache } from './createCache';

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
