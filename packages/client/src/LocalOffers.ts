import { setTimeout as wait } from 'node:timers/promises';
import {
  CategoriesDocument,
  ChangesDocument,
  MapAreasDocument,
  OfferByIdDocument,
  OffersDocument,
  RedeemCouponDocument,
  type BrochureFilter,
  type BrochureOrder,
  type RedeemCouponMutation,
  type TypedDocumentString,
} from '../generated/documents.js';
import { LocalOffersError } from './LocalOffersError.js';
import { send, type Sender } from './send.js';
import type { ChangePage, NamedCategory, NamedMapArea, Offer } from './types.js';

export interface ClientOptions {
  /** of the site, for example https://offers.example */
  url: string;
  /** without it what everybody may read */
  apiKey?: string;
  /** how often a query is tried again while the site cannot answer; 4 when absent */
  retries?: number;
  /** seconds for one answer; 30 when absent */
  timeout?: number;
  fetch?: typeof fetch;
}

export interface ListOptions {
  filter?: BrochureFilter;
  orderBy?: BrochureOrder[];
  /** how many are read at once, 1 to 100; 50 when absent */
  pageSize?: number;
}

interface Connection<Node> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The longest pause that the client makes by itself; it throws where the site asks for more. */
const longestPause = 60;

/** A Local Offers site. Each method throws a `LocalOffersError`. */
export class LocalOffers {
  private readonly sender: Sender;
  private readonly retries: number;

  constructor({ url, apiKey, retries = 4, timeout = 30, fetch: ownFetch = fetch }: ClientOptions) {
    this.sender = { url: url.replace(/\/+$/, ''), apiKey, timeout: timeout * 1000, fetch: ownFetch };
    this.retries = retries;
  }

  /** Each offer of a list, read page by page while you go on: `for await (const offer of site.offers())`. */
  async *offers({ filter = {}, orderBy, pageSize = 50 }: ListOptions = {}): AsyncGenerator<Offer, void> {
    const pages = this.pages(async (after) => {
      const variables = { filter, first: pageSize, after, ...(orderBy && { orderBy }) };
      return (await this.query(OffersDocument, variables)).brochures;
    });
    for await (const page of pages) yield* page;
  }

  /** The public ad with this number; null: there is none, or it has ended. */
  async offer(databaseId: number): Promise<Offer | null> {
    try {
      return (await this.query(OfferByIdDocument, { databaseId })).brochure;
    } catch (error) {
      if (error instanceof LocalOffersError && ['NOT_FOUND', 'GONE'].includes(error.code)) return null;
      throw error;
    }
  }

  /**
   * The pages of the change feed after a cursor, until nothing new is there; without one, all that is public first.
   * Nothing is lost or repeated if you store each page together with its cursor.
   *
   * @throws LocalOffersError GONE: the cursor is too old. Start again without one, and drop what does not come again.
   */
  async *changes(cursor: string | null = null): AsyncGenerator<ChangePage, void> {
    let hasNextPage = true;
    while (hasNextPage) {
      const { brochureChanges } = await this.query(ChangesDocument, { first: 100, after: cursor });
      cursor = brochureChanges.pageInfo.endCursor;
      hasNextPage = brochureChanges.pageInfo.hasNextPage;
      yield { changes: brochureChanges.edges.map(({ node }) => node), cursor };
    }
  }

  /** The categories, each with its sub-categories. */
  async categories(): Promise<NamedCategory[]> {
    const pages = this.pages(async (after) => (await this.query(CategoriesDocument, { after })).categories);
    return allOf(pages);
  }

  /** The areas that have a map. */
  async mapAreas(): Promise<NamedMapArea[]> {
    const pages = this.pages(async (after) => (await this.query(MapAreasDocument, { after })).mapAreas);
    return allOf(pages);
  }

  /**
   * Redeems a coupon. Needs a key with `coupons:redeem`. It is sent once: after NETWORK or UNAVAILABLE, redeem it again;
   * CONFLICT then says that the first one counted.
   */
  async redeemCoupon(code: string, { outsideConditions = false } = {}): Promise<Redeemed> {
    const input = { code, outsideConditions };
    return (await this.mutate(RedeemCouponDocument, { input })).redeemCoupon.purchase;
  }

  /** Runs a query of your own, and tries again while the site cannot answer. */
  async query<Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables): Promise<Data> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await send(this.sender, document.toString(), variables)) as Data;
      } catch (error) {
        const pause = attempt < this.retries ? pauseAfter(error, attempt) : null;
        if (pause === null) throw error;
        await wait(pause * 1000);
      }
    }
  }

  /** Runs a mutation of your own, once. */
  async mutate<Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables): Promise<Data> {
    return (await send(this.sender, document.toString(), variables)) as Data;
  }

  private async *pages<Node>(read: (after: string | null) => Promise<Connection<Node>>): AsyncGenerator<Node[], void> {
    let after: string | null = null;
    do {
      const { edges, pageInfo }: Connection<Node> = await read(after);
      yield edges.map(({ node }) => node);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
  }
}

async function allOf<Node>(pages: AsyncIterable<Node[]>): Promise<Node[]> {
  const all: Node[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

type Redeemed = RedeemCouponMutation['redeemCoupon']['purchase'];

/** Seconds until the next attempt: what the site asks for, else 0.5, 1, 2 … with chance; null: not again. */
function pauseAfter(error: unknown, attempt: number): number | null {
  if (!(error instanceof LocalOffersError) || !error.isTemporary) return null;
  const pause = error.retryAfter ?? 0.5 * 2 ** attempt * (0.5 + Math.random());
  return pause <= longestPause ? pause : null;
}
