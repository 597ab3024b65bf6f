import { keptMapAreas, type KeptMapArea } from '../../../../shared/keptMapAreas';
import type { AreaPlan } from './planArea';

/** bytes that one part of the map may take */
export const mostBytes = 20_000_000;
/** A browser's storage is limited, and it may delete all of a site's when it is exceeded. */
export const mostAreas = 5;
const atOnce = 6;

const { cacheName, isCacheName, recordKey, answersKey, tilesKey, tileKey, downloadHeader } = keptMapAreas;

/** Thrown when a part turns out larger than estimated. */
export class AreaTooLarge extends Error {}

/** Returns the kept parts, the newest first, and deletes what an interrupted download has left. */
export async function listKeptAreas(underWay: string | null): Promise<KeptMapArea[]> {
  const names = (await caches.keys()).filter(isCacheName);
  const records = await Promise.all(
    names.map(async (name) => {
      const record = await (await caches.open(name)).match(recordKey);
      if (record) return (await record.json()) as KeptMapArea;
      if (name !== underWay) await caches.delete(name);
      return null;
    }),
  );
  return records.filter((record) => record !== null).toSorted((one, other) => (one.keptAt < other.keptAt ? 1 : -1));
}

export async function deleteKeptArea(id: string): Promise<void> {
  await caches.delete(cacheName(id));
}

interface Keeping {
  record: Omit<KeptMapArea, 'bytes'>;
  plan: AreaPlan;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Downloads a part of the map. Keeps nothing unless all of it arrives.
 *
 * @throws AreaTooLarge beyond `mostBytes`
 */
export async function keepArea({ record, plan, onProgress, signal }: Keeping): Promise<KeptMapArea> {
  const name = cacheName(record.id);
  const cache = await caches.open(name);
  try {
    let bytes = 0;
    let done = 0;
    const waiting = [
      { address: tilesKey, key: tilesKey },
      { address: record.path, key: record.path },
      ...plan.tiles.map((address) => ({
        address,
        key: tileKey(new URL(address, 'https://any.example').pathname) ?? address,
      })),
      ...plan.files.map((address) => ({ address, key: address })),
    ];
    const total = waiting.length;
    const stop = new AbortController();
    const keepNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const response = await fetch(next.address, {
          headers: { [downloadHeader]: 'true' },
          signal: AbortSignal.any([signal, stop.signal]),
        });
        if (!response.ok) throw new Error(`${next.address} answered ${String(response.status)}.`);
        const body = await response.blob();
        bytes += body.size;
        if (bytes > mostBytes) throw new AreaTooLarge(next.address);
        await cache.put(next.key, new Response(body, { headers: headersOf(response) }));
        done += 1;
        onProgress(done / total);
      }
    };
    const work = (): Promise<void> =>
      keepNext().catch((error: unknown) => {
        // the others stop as well, so that nothing is written after the cache is deleted
        waiting.length = 0;
        stop.abort();
        throw error;
      });
    const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work));
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
    const failure = failures.find(({ name: kind }) => kind !== 'AbortError') ?? failures[0];
    if (failure) throw failure;
    const answers = JSON.stringify(plan.answers);
    await cache.put(answersKey, new Response(answers));
    const kept = { ...record, bytes: bytes + answers.length };
    await cache.put(recordKey, new Response(JSON.stringify(kept)));
    return kept;
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Without the encoding and length of the transport: the body is decoded. */
function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) kept.delete(name);
  return kept;
}
