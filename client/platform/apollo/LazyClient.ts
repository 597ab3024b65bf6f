import type { ApolloClient, Cache, DocumentNode, OperationVariables } from '@apollo/client';
import { LazyFragment } from './LazyFragment';
import { LazyQuery } from './LazyQuery';
import { hashOf, type ServerResult } from './serverResults';

const inOneTask = 4;

function nextTask(): Promise<unknown> {
  return new Promise((resume) => setTimeout(resume));
}

/**
 * Stands for Apollo Client on public pages until it connects: Apollo's hooks work with it, and the first load needs
 * neither the client nor its cache. Until then, queries and fragments have the results of the hydration payload, and
 * whatever needs the client's cache loads the client and connects it. Afterwards it passes everything on, and what is
 * watched already continues there without rendering again (docs/decisions/0031-apollo-loads-after-the-page.md).
 *
 * It offers what `useQuery`, `useFragment`, `useMutation` and `useClient` need. Private areas get the client itself.
 */
export class LazyClient {
  readonly defaultOptions = {};
  /** Watched before the client connects; queries connect first, because fragments are parts of them. */
  readonly queries = new Set<LazyQuery>();
  readonly fragments = new Set<LazyFragment>();
  private loading: Promise<ApolloClient> | undefined;
  private connected: ApolloClient | undefined;
  /** the payload's results that are not in the cache yet */
  private results: ServerResult[];

  /** `ask`: gives the data of a query without the client, or undefined if the client has to ask */
  constructor(
    private readonly makeClient: () => Promise<ApolloClient>,
    results: ServerResult[] = [],
    private readonly ask: (options: ApolloClient.QueryOptions) => Promise<unknown> = () => Promise.resolve(undefined),
  ) {
    this.results = results;
  }

  /** The client, for hooks of Apollo, which use only a part of it. */
  get asClient(): ApolloClient {
    return this as unknown as ApolloClient;
  }

  /** The client with which all that is watched continues; undefined until it connects. */
  get client(): ApolloClient | undefined {
    return this.connected;
  }

  /** Loads the client once, and connects nothing. After a failure the next call tries again. */
  load(): Promise<ApolloClient> {
    this.loading ??= this.makeClient().catch((error: unknown) => {
      this.loading = undefined;
      for (const query of this.queries) query.fail(error as Error);
      throw error;
    });
    return this.loading;
  }

  /** Loads the client, and continues there with all that is watched. */
  async connect(): Promise<ApolloClient> {
    const client = await this.load();
    if (!this.connected) {
      this.connected = client;
      void this.connectInSlices(client);
    }
    return client;
  }

  /** The client for a call, whose result may change any fragment. */
  async ready(): Promise<ApolloClient> {
    const client = await this.connect();
    for (const query of this.queries) query.connect();
    for (const fragment of this.fragments) fragment.connect();
    return client;
  }

  /** Connects little at a time, so that the page responds to taps in between. Who waits for the server comes first. */
  private async connectInSlices(client: ApolloClient): Promise<void> {
    for (const query of this.queries) if (query.isLoading) query.connect();
    for (const query of this.queries) {
      if (query.isConnected) continue;
      await nextTask();
      this.writeResults(client, query.options.query);
      await nextTask();
      query.connect();
    }
    let connected = 0;
    for (const fragment of this.fragments) {
      if (connected % inOneTask === 0) await nextTask();
      fragment.connect();
      connected += 1;
    }
  }

  /** The payload's data of a query, as long as they are not in the cache. */
  resultOf(query: DocumentNode, variables: OperationVariables = {}): unknown {
    const hash = hashOf(query);
    const key = JSON.stringify(variables);
    return this.results.find((result) => result.hash === hash && JSON.stringify(result.variables) === key)?.data;
  }

  /** Watches a query with the client, whose cache then has the payload's results of it. */
  watch(client: ApolloClient, options: ApolloClient.WatchQueryOptions) {
    this.writeResults(client, options.query);
    return client.watchQuery(options);
  }

  private writeResults(client: ApolloClient, query: DocumentNode): void {
    const hash = hashOf(query);
    for (const { variables, data } of this.results.filter((result) => result.hash === hash)) {
      // nothing that is rendered already shows other data, so nobody needs to be notified during rendering
      client.cache.writeQuery({ query, variables, data: data, broadcast: false });
    }
    this.results = this.results.filter((result) => result.hash !== hash);
  }

  watchQuery(options: ApolloClient.WatchQueryOptions) {
    return this.connected ? this.watch(this.connected, options) : new LazyQuery(this, options);
  }

  watchFragment(options: ApolloClient.WatchFragmentOptions<object>) {
    const { connected } = this;
    if (!connected) return new LazyFragment(this, options);
    // its query may not have connected yet
    if (this.results.length > 0) for (const query of this.queries) this.writeResults(connected, query.options.query);
    return connected.watchFragment(options);
  }

  async query(options: ApolloClient.QueryOptions) {
    if (options.fetchPolicy !== 'no-cache') return (await this.ready()).query(options);
    // what bypasses the cache changes nothing that is rendered
    const data = await this.ask(options);
    return data === undefined ? (await this.load()).query(options) : { data };
  }

  async mutate(options: ApolloClient.MutateOptions) {
    const client = await (options.fetchPolicy === 'no-cache' ? this.load() : this.ready());
    return client.mutate(options);
  }

  readonly cache = {
    /** Until the client connects, `LazyFragment` takes the object itself for its id. */
    identify: (object: object) => (this.connected ? this.connected.cache.identify(object as never) : object),

    evict: (options: Cache.EvictOptions) => {
      void this.ready()
        .then(({ cache }) => cache.evict(options))
        .catch(() => undefined);
      return false;
    },
  };
}
