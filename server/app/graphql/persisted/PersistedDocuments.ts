import { LRUCache } from 'lru-cache';

/** Limit for documents of other clients, in characters. Apollo Server refuses a single one of this size. */
const mostCharacters = 10_000_000;
const prefix = 'apq:';

/**
 * Store of persisted queries by their hash: those of our own client, from its build, and those that other clients have
 * registered (automatic persisted queries). The latter are evicted when memory is short; clients then send them again.
 */
export class PersistedDocuments {
  private readonly sent = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  });

  constructor(private readonly ourDocuments: (hash: string) => string | undefined) {}

  get(key: string): Promise<string | undefined> {
    return Promise.resolve(this.ourDocuments(key.slice(prefix.length)) ?? this.sent.get(key));
  }

  set(key: string, text: string): Promise<void> {
    this.sent.set(key, text);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.sent.delete(key));
  }
}
