import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** What `LazyClient` offers besides hooks. */
type PublicClient = Pick<ApolloClient, 'mutate' | 'query'> & { cache: Pick<ApolloCache, 'evict'> };

/** The client of a component that public screens use: there it may not have loaded yet, and a call loads it. */
export const useClient: () => PublicClient = useApolloClient;
