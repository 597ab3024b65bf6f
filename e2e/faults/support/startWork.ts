import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../../server/test/eventually';
import { askOnce, type Reply } from './askOnce';
import { drawPicture } from './drawPicture';
import type { World } from './makeWorld';

/** The work that the site has acknowledged, and work that it may have done without a response. */
export interface Ledger {
  /** e-mail addresses with an acknowledged coupon */
  purchased: Set<string>;
  /** every address that ever requested one */
  buyers: Set<string>;
  /** the last acknowledged status, and the number of changes */
  statuses: Map<number, { status: string; changes: number }>;
  /** ads with an acknowledged file */
  uploaded: Set<number>;
  uploadsTried: Set<number>;
  /** events with an acknowledged count, and those whose response was lost */
  events: { counted: number; unknown: number };
  /** forbidden responses, such as a 500 */
  wrongResponses: string[];
  /** the longest time in which nobody was acknowledged anything */
  longestPauseMs: number;
}

export interface Work {
  readonly ledger: Ledger;
  /** Resolves when each kind of work has been acknowledged twice more, with the moment when each had been once. */
  progress(): Promise<number>;
  /** Lets all workers finish their current step. */
  stop(): Promise<void>;
}

const patienceMs = 180_000;
const statuses = ['ARCHIVED', 'PENDING_REVIEW', 'PUBLISHED'];

/** Starts buyers, administrators and visitors, who continue through failures and repeat unacknowledged work. */
export function startWork(url: string, world: World, restMs = 40): Work {
  const ledger: Ledger = {
    purchased: new Set(),
    buyers: new Set(),
    statuses: new Map(),
    uploaded: new Set(),
    uploadsTried: new Set(),
    events: { counted: 0, unknown: 0 },
    wrongResponses: [],
    longestPauseMs: 0,
  };
  let stopped = false;
  const done = { purchases: 0, statuses: 0, uploads: 0, events: 0 };
  let acknowledgedAt: number | undefined;
  const acknowledge = (kind: keyof typeof done): void => {
    const now = performance.now();
    if (acknowledgedAt !== undefined) ledger.longestPauseMs = Math.max(ledger.longestPauseMs, now - acknowledgedAt);
    acknowledgedAt = now;
    done[kind] += 1;
  };

  const ask = async (path: string, init: RequestInit): Promise<Reply> => {
    const reply = await askOnce(`${url}${path}`, init);
    const isExpected = reply.status < 300 || reply.status === 503;
    if (reply.status !== 0 && !isExpected) {
      ledger.wrongResponses.push(`${init.method ?? 'GET'} ${path}: ${reply.status} ${reply.text.slice(0, 300)}`);
    }
    return reply;
  };
  const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  /** Repeats until acknowledged; if stopped in between, the outcome is unknown. */
  const untilDone = async (path: string, init: RequestInit): Promise<void> => {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if ((await ask(path, init)).status === 200) return;
      await pause(200);
    }
    throw new Error(`${path} was never acknowledged.`);
  };

  async function buy(buyer: number): Promise<void> {
    for (let number = 0; !stopped; number += 1) {
      const email = `buyer-${buyer}-${number}@people.example`;
      ledger.buyers.add(email);
      const key = { 'idempotency-key': `fault-${buyer}-${number}` };
      await untilDone(`/rest/brochure/public/${world.couponId}/purchase`, json({ name: 'Kim Tran', email }, key));
      ledger.purchased.add(email);
      acknowledge('purchases');
      await pause(restMs);
    }
  }

  async function changeStatuses(): Promise<void> {
    for (let number = 0; !stopped; number += 1) {
      const id = world.statusIds[number % world.statusIds.length]!;
      const changes = ledger.statuses.get(id)?.changes ?? 0;
      const status = statuses[changes % statuses.length]!;
      const init = { method: 'PATCH', headers: world.headers };
      await untilDone(`/rest/brochure/administrator/${id}/status?status=${status}`, init);
      ledger.statuses.set(id, { status, changes: changes + 1 });
      acknowledge('statuses');
      await pause(restMs);
    }
  }

  /** A repeated upload makes two files, so each ad is tried only once. */
  async function upload(): Promise<void> {
    for (const id of world.pictureIds) {
      if (stopped) return;
      ledger.uploadsTried.add(id);
      const body = { brochureId: id, contentBase64Encoded: await drawPicture(id) };
      const { status } = await ask('/rest/brochure/administrator/addAsset', json(body, world.headers));
      if (status === 200) {
        ledger.uploaded.add(id);
        acknowledge('uploads');
      }
      // the ads have to last for the length of an outage, and of an hour's work
      await pause(status === 200 ? 2 * restMs : Math.max(1_000, restMs));
    }
    throw new Error('Every ad has its picture: the run was longer than its ads last. Nothing is wrong with uploads.');
  }

  async function view(visitor: number): Promise<void> {
    for (let number = 0; !stopped; number += 1) {
      const deviceIdentification = `device-${visitor}-${number}`;
      const event = { brochureId: world.viewedId, eventCode: 'DETAIL_PAGE_VIEW', deviceIdentification };
      const { status } = await ask(
        '/rest/statistics/public',
        json(event, { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }),
      );
      if (status === 201) {
        ledger.events.counted += 1;
        acknowledge('events');
      } else ledger.events.unknown += 1;
      await pause(restMs);
    }
  }

  // `progress` and `stop` report a failure, whichever comes first
  const everybody = Promise.all([buy(1), buy(2), buy(3), changeStatuses(), upload(), view(1), view(2)]);
  everybody.catch(() => undefined);
  return {
    ledger,
    async progress() {
      const before = { ...done };
      let onceAt: number | undefined;
      const moved = eventually(() => {
        const kinds = ['purchases', 'statuses', 'uploads', 'events'] as const;
        if (kinds.every((kind) => done[kind] > before[kind])) onceAt ??= performance.now();
        for (const kind of kinds) {
          if (done[kind] <= before[kind] + 1)
            throw new Error(`No ${kind}. ${ledger.wrongResponses.slice(-3).join(' ')}`);
        }
      }, patienceMs);
      await Promise.race([moved, everybody]);
      return onceAt ?? performance.now();
    },
    async stop() {
      stopped = true;
      await everybody;
    },
  };
}
