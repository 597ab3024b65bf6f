import { InMemoryCache, type DocumentNode, type ErrorLike, type OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { createContext } from 'react';
import { hashOf, type ServerResult } from './serverResults';

/** A query as the server runs it: with `__typename`, which the browser's cache needs. */
export interface PageOperation {
  query: DocumentNode;
  variables: OperationVariables;
  /** identifies a public query that many pages ask with the same variables */
  sharedKey?: string | undefined;
}

export type ExecutePageOperation = (operation: PageOperation) => Promise<ApolloLink.Result>;

export interface PageResult {
  data: unknown;
  error: ErrorLike | undefined;
}

/** Adds `__typename` to documents as in the browser, once for each document. */
const transformer = new InMemoryCache();

/** The queries of one page on the server. Each runs once, when the first component reads it. */
export class PageQueries {
  private readonly asked = new Map<string, Promise<PageResult>>();
  private readonly succeeded = new Map<Promise<PageResult>, ServerResult>();
  /** results that the browser needs as well */
  private readonly needed = new Set<Promise<PageResult>>();
  /** Data besides results that the browser needs, by name. */
  readonly sent: Record<string, unknown> = {};

  constructor(private readonly execute: ExecutePageOperation) {}

  /** The result of a query, which the browser gets as well. Never rejects: a failure is part of the result. */
  read(query: DocumentNode, variables?: OperationVariables): Promise<PageResult> {
    const result = this.ask(query, variables, false);
    this.needed.add(result);
    return result;
  }

  /** The result of a query that all pages share and the browser does not get. */
  readShared(query: DocumentNode, variables: OperationVariables): Promise<PageResult> {
    return this.ask(query, variables, true);
  }

  private ask(query: DocumentNode, variables: OperationVariables = {}, isShared: boolean): Promise<PageResult> {
    const hash = hashOf(query);
    if (hash === undefined) throw new Error('A page runs queries only, with their hash.');
    const key = hash + JSON.stringify(variables);
    const known = this.asked.get(key);
    if (known) return known;
    const result = this.run({
      query: transformer.transformDocument(query),
      variables,
      ...(isShared && { sharedKey: key }),
    });
    this.asked.set(key, result);
    void result.then(({ data }) => {
      if (data !== undefined) this.succeeded.set(result, { hash, variables, data });
    });
    return result;
  }

  /** Adds data to the hydration payload. */
  send(name: string, data: unknown): void {
    this.sent[name] = data;
  }

  /** False: a query failed. The browser cannot render the error at first, so it draws such a page from scratch. */
  get haveSucceeded(): boolean {
    return [...this.needed].every((result) => this.succeeded.has(result));
  }

  /** The results for the cache of the browser. */
  get results(): ServerResult[] {
    return [...this.asked.values()].flatMap((result) => (this.needed.has(result) && this.succeeded.get(result)) || []);
  }

  private async run(operation: PageOperation): Promise<PageResult> {
    try {
      const result = await this.execute(operation);
      if (result.errors?.length) return { data: undefined, error: new CombinedGraphQLErrors(result) };
      return { data: result.data, error: undefined };
    } catch (error) {
      return { data: undefined, error: error as ErrorLike };
    }
  }
}

/** Null: the page is rendered without data, in its loading state. */
export const PageQueriesContext = createContext<PageQueries | null>(null);
