import type { ApolloClient } from '@apollo/client';
import { Observable, type Subscriber, type Subscription } from 'rxjs';

interface Result {
  data: unknown;
  dataState: string;
  complete: boolean;
}

/** What a fragment needs of `LazyClient`. */
interface FragmentOwner {
  readonly client: ApolloClient | undefined;
  readonly fragments: Set<LazyFragment>;
}

/**
 * A watched fragment before the client connects: its data are the object itself, which is part of the payload and so
 * is not masked. Then it passes on the changes that the client's cache reports.
 */
export class LazyFragment extends Observable<Result> {
  private readonly subscribers = new Set<Subscriber<Result>>();
  private connection: Subscription | undefined;
  private current: Result;

  constructor(
    private readonly owner: FragmentOwner,
    private readonly options: ApolloClient.WatchFragmentOptions<object>,
  ) {
    super((subscriber) => {
      this.subscribers.add(subscriber);
      this.owner.fragments.add(this);
      this.connect();
      return () => {
        this.subscribers.delete(subscriber);
        if (this.subscribers.size > 0) return;
        this.owner.fragments.delete(this);
        this.connection?.unsubscribe();
        this.connection = undefined;
      };
    });
    this.current = { data: options.from, dataState: 'complete', complete: true };
  }

  getCurrentResult(): Result {
    return this.current;
  }

  /** Watches the client's cache, if the client has connected. */
  connect(): void {
    const { client } = this.owner;
    if (!client || this.connection) return;
    const from = client.cache.identify(this.options.from as never);
    if (from === undefined) return;
    const fragment = client.watchFragment({ ...this.options, from });
    let known: string | undefined = JSON.stringify(fragment.getCurrentResult().data);
    this.connection = fragment.subscribe((result) => {
      if (JSON.stringify(result.data) === known) return;
      known = undefined;
      this.current = result;
      for (const subscriber of this.subscribers) subscriber.next(result);
    });
  }
}
