import {
  NetworkStatus,
  type ApolloClient,
  type DocumentNode,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client';
import { Observable, type Subscriber, type Subscription } from 'rxjs';

type Result = ObservableQuery.Result<unknown>;

const noData = { data: undefined, dataState: 'empty', partial: true } as const;
const settled = { loading: false, networkStatus: NetworkStatus.ready } as const;
const found = { ...settled, dataState: 'complete', partial: false } as const;
const skipped: Result = { ...noData, ...settled };
const loading: Result = { ...noData, loading: true, networkStatus: NetworkStatus.loading };

/** What a query needs of `LazyClient`. */
interface QueryOwner {
  readonly client: ApolloClient | undefined;
  readonly queries: Set<LazyQuery>;
  connect: () => Promise<ApolloClient>;
  ready: () => Promise<ApolloClient>;
  resultOf: (query: DocumentNode, variables?: OperationVariables) => unknown;
  watch: (client: ApolloClient, options: ApolloClient.WatchQueryOptions) => ObservableQuery;
}

/** The hook reads the policy to return to after a skipped query from the options. */
const withFetchPolicy = (options: ApolloClient.WatchQueryOptions): ApolloClient.WatchQueryOptions => ({
  ...options,
  initialFetchPolicy: options.initialFetchPolicy ?? 'cache-first',
});

/**
 * Apollo's `ObservableQuery` before the client connects. It has the payload's data, or is loading and connects the
 * client. Then it passes on what the client's own `ObservableQuery` says: of payload data, only what differs.
 */
export class LazyQuery extends Observable<Result> {
  options: ApolloClient.WatchQueryOptions;
  private readonly subscribers = new Set<Subscriber<Result>>();
  private inner: ObservableQuery | undefined;
  private connection: Subscription | undefined;
  private early: Result;
  /** The client's data that equal those of `early`, as JSON. Undefined: `early` is over. */
  private known: string | undefined;

  constructor(
    private readonly owner: QueryOwner,
    options: ApolloClient.WatchQueryOptions,
  ) {
    super((subscriber) => {
      this.subscribers.add(subscriber);
      this.owner.queries.add(this);
      subscriber.next(this.getCurrentResult());
      this.connect();
      return () => {
        this.subscribers.delete(subscriber);
        if (this.subscribers.size > 0) return;
        this.owner.queries.delete(this);
        this.connection?.unsubscribe();
        this.connection = undefined;
      };
    });
    this.options = withFetchPolicy(options);
    this.early = this.findEarly();
  }

  get variables(): OperationVariables {
    return this.inner?.variables ?? this.options.variables ?? {};
  }

  /** Its data are not in the payload. */
  get isLoading(): boolean {
    return this.early.loading;
  }

  get isConnected(): boolean {
    return this.connection !== undefined;
  }

  getCurrentResult(): Result {
    return this.inner && this.known === undefined ? this.inner.getCurrentResult() : this.early;
  }

  /** Continues with the client, or connects it if the payload lacks the data. */
  connect(): void {
    const query = this.attach();
    if (!query) {
      if (this.early.loading) this.owner.connect().catch(() => undefined);
    } else if (this.subscribers.size > 0) {
      this.connection ??= query.subscribe((result) => this.take(result));
    }
  }

  /** The client could not be loaded. */
  fail(error: Error): void {
    if (this.early.loading) this.show({ ...noData, error, loading: false, networkStatus: NetworkStatus.error });
  }

  reobserve(options: ApolloClient.WatchQueryOptions): void {
    this.options = withFetchPolicy(options);
    this.known = undefined;
    if (this.inner) void this.inner.reobserve(options);
    else this.early = this.findEarly(this.early);
    if (this.subscribers.size > 0) this.connect();
  }

  applyOptions(options: ApolloClient.WatchQueryOptions): void {
    this.options = withFetchPolicy(options);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the hook calls it
    this.inner?.applyOptions(options);
  }

  refetch(variables?: OperationVariables) {
    if (this.early.error && !this.inner) this.show(loading);
    return this.call((query) => query.refetch(variables));
  }

  fetchMore(options: Parameters<ObservableQuery['fetchMore']>[0]) {
    return this.call((query) => query.fetchMore(options));
  }

  updateQuery(...args: Parameters<ObservableQuery['updateQuery']>) {
    void this.call((query) => query.updateQuery(...args));
  }

  startPolling(milliseconds: number) {
    void this.call((query) => query.startPolling(milliseconds));
  }

  stopPolling() {
    this.inner?.stopPolling();
  }

  subscribeToMore(...args: Parameters<ObservableQuery['subscribeToMore']>) {
    let stop: (() => void) | undefined = () => undefined;
    void this.call((query) => {
      if (stop) stop = query.subscribeToMore(...args);
    });
    return () => {
      stop?.();
      stop = undefined;
    };
  }

  private findEarly(before?: Result): Result {
    const { query, variables, fetchPolicy } = this.options;
    // a query that is skipped later keeps its data
    if (fetchPolicy === 'standby') return before?.data === undefined ? skipped : before;
    const data = this.owner.resultOf(query, variables);
    return data === undefined ? loading : { ...found, data };
  }

  private attach(): ObservableQuery | undefined {
    const { client } = this.owner;
    if (!this.inner && client) {
      this.inner = this.owner.watch(client, this.options);
      const { data, dataState } = this.inner.getCurrentResult();
      if (this.early.data !== undefined && dataState === 'complete') this.known = JSON.stringify(data);
    }
    return this.inner;
  }

  private take(result: Result): void {
    const isKnown = this.known !== undefined && result.networkStatus === NetworkStatus.ready && !result.error;
    if (isKnown && JSON.stringify(result.data) === this.known) return;
    this.known = undefined;
    for (const subscriber of this.subscribers) subscriber.next(result);
  }

  private show(result: Result): void {
    this.early = result;
    for (const subscriber of this.subscribers) subscriber.next(result);
  }

  private call<T>(act: (query: ObservableQuery) => T | Promise<T>): Promise<T> {
    const done = this.owner.ready().then((client) => act(this.attach() ?? this.owner.watch(client, this.options)));
    // as with Apollo's own methods, callers who ignore the promise see the failure in the result
    done.catch(() => undefined);
    return done;
  }
}
