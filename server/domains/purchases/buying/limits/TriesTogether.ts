import DataLoader from 'dataloader';
import { In, type DataSource } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { Brochure } from '../../../brochures/Brochure';
import { countHeld } from './limitProblem';

/** A try for a coupon. */
export interface Try {
  brochureId: number;
  email: string;
  idempotencyKey: string | null;
}

interface Buyer {
  /** whether a purchase with the key exists */
  isRepeat: boolean;
  /** how many coupons of the offer the person has */
  held: number;
}

const largestBatch = 100;

const known = new WeakMap<DataSource, TriesTogether>();

/**
 * Reads what the tries of one moment ask for together, without any lock: while one batch is read, the next collects. So the
 * many who come too late for a popular coupon share a few statements.
 */
export class TriesTogether {
  private readonly offers: DataLoader<number, Brochure | null>;
  private readonly buyers: DataLoader<Try, Buyer>;

  private constructor(
    private readonly database: DataSource,
    private readonly identitySecret: string,
  ) {
    this.offers = loaderOf((ids) => this.readOffers(ids));
    this.buyers = loaderOf((tries) => this.readBuyers(tries));
  }

  static of({ database, identitySecret }: Pick<RequestContext, 'database' | 'identitySecret'>): TriesTogether {
    const present = known.get(database);
    if (present?.identitySecret === identitySecret) return present;
    const tries = new TriesTogether(database, identitySecret);
    known.set(database, tries);
    return tries;
  }

  /** Returns the ad as it is after the call; null: there is none. */
  readOffer(brochureId: number): Promise<Brochure | null> {
    return this.offers.load(brochureId);
  }

  readBuyer(one: Try): Promise<Buyer> {
    return this.buyers.load(one);
  }

  private async readOffers(ids: readonly number[]): Promise<(Brochure | null)[]> {
    const brochures = await this.database.getRepository(Brochure).findBy({ id: In([...new Set(ids)]) });
    const byId = new Map(brochures.map((brochure) => [brochure.id, brochure]));
    // one for each request, because its resolvers may add relations
    return ids.map((id) => {
      const brochure = byId.get(id);
      return brochure ? Object.assign(new Brochure(), brochure) : null;
    });
  }

  private async readBuyers(tries: readonly Try[]): Promise<Buyer[]> {
    const { manager } = this.database;
    const rows = await manager.query<{ person: string; is_repeat: boolean }[]>(
      `SELECT fold_email(email) AS person,
         EXISTS (SELECT FROM coupon_purchases p WHERE p.idempotency_key = asked.key) AS is_repeat
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (email, key, place) ORDER BY place`,
      [tries.map(({ email }) => email), tries.map(({ idempotencyKey }) => idempotencyKey)],
    );
    const persons = rows.map(({ person }) => person);
    const held = await countHeld(
      manager,
      this.identitySecret,
      tries.map(({ brochureId, email }, at) => ({ brochureId, person: persons[at] ?? email })),
    );
    return rows.map(({ is_repeat }, at) => ({ isRepeat: is_repeat, held: held[at] ?? 0 }));
  }
}

/** The next batch starts when the one before has ended. */
function loaderOf<K, V>(read: (keys: readonly K[]) => Promise<V[]>): DataLoader<K, V> {
  let last: Promise<unknown> = Promise.resolve();
  return new DataLoader<K, V>(
    (keys) => {
      const values = read(keys);
      last = values.catch(() => undefined);
      return values;
    },
    { cache: false, maxBatchSize: largestBatch, batchScheduleFn: (dispatch) => void last.then(dispatch) },
  );
}
