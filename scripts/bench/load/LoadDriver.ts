import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askServer } from '../servers/askServer';
import { Tally, type Outcome } from './Tally';
import type { LoadRequest } from './visits';

const openAtMost = 400;
const failuresShown = 20;

/**
 * Sends requests at a mean rate at random moments, as visitors do, who wait for nobody. A response's time counts from the
 * moment at which its request was due, so a site that hangs cannot slow the questions down and look quick.
 */
export class LoadDriver {
  readonly kinds = new Map<string, Tally>();
  private minute = new Tally();
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: openAtMost, timeout: 60_000 });
  private readonly open = new Set<Promise<void>>();
  private failuresTold = 0;

  constructor(
    private readonly port: number,
    private readonly requests: Iterator<LoadRequest, never>,
  ) {}

  /** @param rate requests a second */
  async run(rate: number, seconds: number, stop: AbortSignal): Promise<void> {
    const begun = performance.now();
    let due = begun;
    while (due - begun < seconds * 1_000 && !stop.aborted) {
      due += (-Math.log(1 - Math.random()) / rate) * 1_000;
      const wait = due - performance.now();
      if (wait > 1) await pause(wait);
      if (this.open.size >= openAtMost) await Promise.race(this.open);
      const sent: Promise<void> = this.send(this.requests.next().value, due).finally(() => this.open.delete(sent));
      this.open.add(sent);
    }
    await Promise.all(this.open);
    this.agent.destroy();
  }

  /** The tally since the last call. */
  takeMinute(): Tally {
    const taken = this.minute;
    this.minute = new Tally();
    return taken;
  }

  private async send(request: LoadRequest, due: number): Promise<void> {
    const status = await askServer(this.agent, this.port, request).then(
      (response) => (hasErrors(request, response.text) ? `errors ${response.text.slice(0, 300)}` : response.status),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    // 409: the last coupon went to somebody else
    const isServed = typeof status === 'number' && (status < 300 || (status === 409 && request.kind === 'coupon'));
    const outcome = isServed ? 'served' : status === 503 ? 'refused' : 'failed';
    if (outcome === 'failed') this.tellFailure(`${request.kind}, ${request.path}: ${String(status)}`);
    this.record(request.kind, performance.now() - due, outcome);
  }

  record(name: string, ms: number, outcome: Outcome): void {
    const kind = this.kinds.get(name) ?? new Tally();
    this.kinds.set(name, kind);
    for (const tally of [kind, this.minute]) tally.add(ms, outcome);
  }

  /** The first failures tell what they are about. */
  tellFailure(text: string): void {
    this.failuresTold += 1;
    if (this.failuresTold <= failuresShown) console.error(text);
  }
}

/** GraphQL answers errors with 200 too. Compressed texts are those of pages. */
function hasErrors({ path }: LoadRequest, text: string): boolean {
  return path === '/graphql' && text.startsWith('{"errors"');
}
