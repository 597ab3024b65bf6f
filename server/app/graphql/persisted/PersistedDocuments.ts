import { LRUCache } from 'lru-cache';
import type { SentDocuments } from './SentDocuments';

/** Limit for documents of other clients, in characters. Apollo Server refuses a single one of this size. */
const mostCharacters = 10_000_000;
const prefix = 'apq:';

/**
 * Store of persisted queries by their hash: those of our own client, from its build, and those that other clients have
 * registered (automatic persisted queries) with this process or another. The latter are evicted when memory is short;
 * clients then send them again.
 */
export class PersistedDocuments {
  private readonly sent = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  });

  constructor(
    private readonly ourDocuments: (hash: string) => string | undefined,
    private readonly shared: SentDocuments | null,
  ) {}

  async get(key: string): Promise<string | undefined> {
    const hash = key.slice(prefix.length);
    const known = this.ourDocuments(hash) ?? this.sent.get(key);
    if (known !== undefined || !this.shared) return known;
    // without the database the client sends it again, and hears then what is wrong
    const found = await this.shared.find(hash).catch(() => undefined);
    if (found !== undefined) this.sent.set(key, found);
    return found;
  }

  async set(key: string, text: string): Promise<void> {
    const hash = key.slice(prefix.length);
    this.sent.set(key, text);
    if (this.ourDocuments(hash) === undefined) await this.shared?.keep(hash, text);
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.sent.delete(key));
  }
}
