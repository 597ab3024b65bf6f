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
  /** answered with 503 and `Retry-After`, of those who do not repeat */
  busy = 0;
  /** of those who do not repeat: all connections were taken */
  unsent = 0;
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

  /** Buyers who come at a rate, wait for nobody and try once. */
  async tryAtRate(rate: number, seconds: number): Promise<void> {
    const begun = performance.now();
    const open = new Set<Promise<void>>();
    for (let come = 0; come < rate * seconds; come += 1) {
      const due = begun + (come / rate) * 1_000;
      // also lets answers in while the clock is behind
      if (due > performance.now() || come % 50 === 0) await pause(Math.max(0, due - performance.now()));
      if (open.size >= this.connections) {
        this.unsent += 1;
        continue;
      }
      const sent: Promise<void> = this.tryOnce().finally(() => open.delete(sent));
      open.add(sent);
    }
    await Promise.all(open);
    this.agent.destroy();
  }

  private async tryOnce(): Promise<void> {
    const buyer = newBuyer();
    const begun = performance.now();
    const outcome = await this.ask(buyer);
    if (outcome !== 'again') this.tally.add(performance.now() - begun, 'served');
    this.note(buyer, outcome);
  }

  private note({ email }: Buyer, outcome: string): void {
    if (outcome === 'CouponPurchased') this.sold.add(email);
    else if (outcome === 'CouponSoldOut') this.soldOut += 1;
    else if (outcome === 'again') this.busy += 1;
    else this.failures.set(outcome, (this.failures.get(outcome) ?? 0) + 1);
  }

  /** Repeats with the same key while the site is away or says that it is busy, as the browser does. */
  private async buy(): Promise<void> {
    const buyer = newBuyer();
    const begun = performance.now();
    for (;;) {
      const outcome = await this.ask(buyer);
      if (outcome === 'again') {
        this.repeated += 1;
        await pause(beforeRepeatMs);
        continue;
      }
      this.tally.add(performance.now() - begun, 'served');
      this.note(buyer, outcome);
      return;
    }
  }

  /** The type of the answer, `again`, or what went wrong. */
  private async ask({ email, idempotencyKey, address }: Buyer): Promise<string> {
    const input = { brochureId: this.brochureId, name: 'Kim Tran', email, acceptTerms: true, idempotencyKey };
    try {
      const { status, text, headers } = await askServer(this.agent, this.port, {
        ...{ method: 'POST', path: '/graphql', body: JSON.stringify({ query: purchase, variables: { input } }) },
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
      if (status === 503) return headers['retry-after'] === undefined ? '503 without Retry-After' : 'again';
      return (JSON.parse(text) as Reply).data?.purchaseCoupon?.__typename ?? text.slice(0, 300);
    } catch {
      return 'again';
    }
  }
}

const newBuyer = (): Buyer => ({
  ...{ email: `${randomUUID()}@people.example`, idempotencyKey: randomUUID() },
  address: `10.${randomBytes(3).join('.')}`,
});
