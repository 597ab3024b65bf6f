import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrochureResponse } from '../../../server/domains/brochures/rest/BrochureResponse';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { listPublicAds } from '../../../server/test/feed/Mirror';
import { untilFeedHasAll } from '../../../server/test/feed/untilFeedHasAll';
import { systemClock } from '../../../server/platform/clock/Clock';
import { readOffers } from './readOffers';
import type { FaultSite } from './openFaultSite';

const root = path.resolve(__dirname, '..', '..', '..');
const program = path.join(root, 'packages', 'client', 'examples', 'mirror.mjs');
const everyMs = 3_000;

export interface Mirrors {
  /** kill -9 of the program with the client; it has to go on from what it has kept */
  kill(): void;
  /** Ends both after their present step. */
  end(): void;
  /** Lets both read to the end; returns where they differ from the database, and what they have read. */
  stop(): Promise<{ problems: string[]; read: string }>;
}

/**
 * Starts two integrators: one keeps whole ads from the REST feed, the other is the example of `packages/client`, run
 * again and again. All that they know comes from the feed.
 */
export function startMirrors(site: FaultSite): Mirrors {
  const file = path.join(site.folder, 'mirror.json');
  const ads = new Map<number, BrochureResponse>();
  const counts = { changes: 0, tombstones: 0, restarts: 0, runs: 0, failedRuns: 0 };
  let cursor = '';
  const stopping = new AbortController();
  let running: ReturnType<typeof spawn> | null = null;

  async function readPage(): Promise<boolean> {
    const address = `${site.url}/rest/brochure/public/changes?pageSize=100&after=${encodeURIComponent(cursor)}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    if (answer.status === 410) {
      counts.restarts += 1;
      cursor = '';
      ads.clear();
      return true;
    }
    if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`);
    const page = (await answer.json()) as ChangePage;
    for (const { id, brochure } of page.changes) {
      counts.changes += 1;
      if (brochure) ads.set(id, brochure);
      else {
        ads.delete(id);
        counts.tombstones += 1;
      }
    }
    cursor = page.next;
    return page.hasMore;
  }

  async function runProgram(): Promise<boolean> {
    running = spawn(process.execPath, [program, site.url, file], { cwd: root, stdio: 'ignore' });
    const [code] = (await once(running, 'exit')) as [number | null];
    running = null;
    counts.runs += 1;
    if (code !== 0) counts.failedRuns += 1;
    return code === 0;
  }

  const following = (async () => {
    while (!stopping.signal.aborted) {
      const hasMore = await readPage().catch(() => false);
      if (!hasMore) await pause(everyMs);
    }
  })();
  const repeating = (async () => {
    while (!stopping.signal.aborted) {
      await runProgram();
      await pause(everyMs);
    }
  })();

  return {
    kill: () => void running?.kill('SIGKILL'),
    end: () => stopping.abort(),
    async stop() {
      stopping.abort();
      await Promise.all([following, repeating]);
      const database = await createDataSource({ url: site.databaseUrl(), poolSize: 2 }).initialize();
      try {
        await untilFeedHasAll(database);
        while (await readPage());
        if (!(await runProgram())) throw new Error('The program of the client fails without a fault.');
        const listed = await listPublicAds(database, systemClock);
        const offers = await readOffers(database);
        const problems = [
          ...differences('REST', inWords(ads, site.url), inWords(listed, site.url)),
          ...differences(
            'client',
            inWords(new Map(Object.entries(readMirror(file))), site.url),
            inWords(offers, site.url),
          ),
        ];
        const { changes, tombstones, restarts, runs, failedRuns } = counts;
        const read = `${listed.size} ads equal after ${changes} changes, ${tombstones} of them tombstones; ${runs} runs of the client, ${failedRuns} ended by a fault; ${restarts} cursors too old`;
        return { problems, read };
      } finally {
        await database.destroy();
      }
    },
  };
}

interface ChangePage {
  changes: { id: number; brochure: BrochureResponse | null }[];
  next: string;
  hasMore: boolean;
}

const readMirror = (file: string): Record<string, object> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { offers: Record<string, object> }).offers : {};

/**
 * Each property of each ad as JSON with keys in one order, addresses of files without the site. Without counted views,
 * which do not move an ad (docs/rules/interfaces.md#change-feed).
 */
function inWords(ads: ReadonlyMap<number | string, object>, url: string): Map<string, Map<string, string>> {
  const words = (value: unknown) => JSON.stringify(sorted(value)).replaceAll(url, '');
  return new Map(
    [...ads].map(([id, ad]) => [
      String(id),
      new Map(
        Object.entries(JSON.parse(JSON.stringify(ad)) as object)
          .filter(([name]) => name !== 'detailViewsCount')
          .map(([name, value]) => [name, words(value)]),
      ),
    ]),
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, item]) => [name, sorted(item)]),
  );
}

type Words = ReturnType<typeof inWords>;

function differences(name: string, mirror: Words, database: Words): string[] {
  const missing = [...database.keys()].filter((id) => !mirror.has(id)).map((id) => `${name}: ad ${id} is missing`);
  const left = [...mirror.keys()].filter((id) => !database.has(id)).map((id) => `${name}: ad ${id} is not public`);
  const different = [...database].flatMap(([id, fields]) =>
    [...fields]
      .filter(([field, value]) => mirror.has(id) && mirror.get(id)?.get(field) !== value)
      .map(
        ([field, value]) => `${name}: ${field} of ad ${id} is ${mirror.get(id)?.get(field) ?? 'absent'}, not ${value}`,
      ),
  );
  return [...missing, ...left, ...different];
}
