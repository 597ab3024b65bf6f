import type { GraphQLRequest } from '@apollo/server';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** A valid query that has come before, with its compiled function. */
export interface KnownQuery {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  compiled: CompiledQuery;
}

/** A query's text, or the hash by which its client asks for it. */
export type QueryKey = { text: string } | { hash: string };

type ByOperationName = Map<string, KnownQuery>;

/** A compiled query takes some 50 times the memory of its text, so many short ones count too. */
const mostQueries = 2_000;
/** Limit for the texts, in characters. */
const mostCharacters = 1_000_000;

/** The compiled queries by text, by hash if they came by hash, and by operation name. */
export class KnownQueries {
  private readonly byText = new LRUCache<string, ByOperationName>({
    max: mostQueries,
    maxSize: mostCharacters,
    sizeCalculation: (_queries, text) => text.length + 1,
  });
  private readonly byHash = new LRUCache<string, ByOperationName>({ max: mostQueries });

  find(key: QueryKey, operationName: string | undefined): KnownQuery | undefined {
    const queries = 'hash' in key ? this.byHash.get(key.hash) : this.byText.get(key.text);
    return queries?.get(operationName ?? '');
  }

  remember({ operationName, extensions }: GraphQLRequest, text: string, query: KnownQuery): void {
    const queries = this.byText.get(text) ?? new Map<string, KnownQuery>();
    queries.set(operationName ?? '', query);
    this.byText.set(text, queries);
    const { sha256Hash } = (extensions?.['persistedQuery'] ?? {}) as { sha256Hash?: string };
    if (sha256Hash !== undefined) this.byHash.set(sha256Hash, queries);
  }
}
