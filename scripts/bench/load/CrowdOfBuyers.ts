import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askServer } from '../servers/askServer';
import { Tally } from './Tally';

interface Buyer {
  email: string;
  idempotencyKey: string;
  address: string;
}

type Reply = { data?: { purchaseCoupon: { __typename: string } | null } };

const purchase = `mutation Buy($input: PurchaseCouponInput!) { purchaseCoupon(input: $input) { __typename } }`;
const beforeRepeatMs = 200;

/** Buyers, each of another address, who try for one coupon over some connections, the next as soon as one is answered. */
export class CrowdOfBuyers {
  /** addresses of the buyers with an acknowledged coupon */
  readonly sold = new Set<string>();
  soldOut = 0;
  repeated = 0;
  readonly failures = new Map<string, number>();
  tally = new Tally();
  private readonly agent: http.Agent;

  constructor(
    private readonly port: number,
    private readonly brochureId: string,
    private readonly connections: number,
  ) {
    this.agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @param watch called after each answer */
  async try(tries: number, watch: () => void = () => undefined): Promise<void> {
    let left = tries;
    const line = async (): Promise<void> => {
      while (left-- > 0) {
        await this.buy();
        watch();
      }
    };
    await Promise.all(Array.from({ length: this.connections }, line));
    this.agent.destroy();
  }

  /** Repeats with the same key while the site is away or says that it is busy, as the browser does. */
  private async buy(): Promise<void> {
    const buyer = {
      ...{ email: `${randomUUID()}@people.example`, idempotencyKey: randomUUID() },
      address: `10.${randomBytes(3).join('.')}`,
    };
    const begun = performance.now();
    for (;;) {
      const outcome = await this.ask(buyer);
      if (outcome === 'again') {
        this.repeated += 1;
        await pause(beforeRepeatMs);
        continue;
      }
      this.tally.add(performance.now() - begun, 'served');
      if (outcome === 'CouponPurchased') this.sold.add(buyer.email);
      else if (outcome === 'CouponSoldOut') this.soldOut += 1;
      else this.failures.set(outcome, (this.failures.get(outcome) ?? 0) + 1);
      return;
    }
  }

  /** The type of the answer, `again`, or what went wrong. */
  private async ask({ email, idempotencyKey, address }: Buyer): Promise<string> {
    const input = { brochureId: this.brochureId, name: 'Kim Tran', email, acceptTerms: true, idempotencyKey };
    try {
      const { status, text } = await askServer(this.agent, this.port, {
        ...{ method: 'POST', path: '/graphql', body: JSON.stringify({ query: purchase, variables: { input } }) },
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
      if (status === 503) return 'again';
      return (JSON.parse(text) as Reply).data?.purchaseCoupon?.__typename ?? text.slice(0, 300);
    } catch {
      return 'again';
    }
  }
}
