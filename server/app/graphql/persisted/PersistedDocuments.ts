import { LRUCache } from 'lru-cache';

/** Documents of others, in characters; Apollo Server refuses larger ones long before. */
const mostCharacters = 10_000_000;
const prefix = 'apq:';

/**
 * What a hash stands for: a document of our own client, known from its build, or one that a program has sent with its
 * hash before ("automatic persisted queries"). The latter are forgotten when room is needed and sent again then.
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
