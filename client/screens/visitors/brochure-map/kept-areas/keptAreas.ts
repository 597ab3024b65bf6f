import { readKeptArea } from '../../../../features/maps/kept-areas/listKeptAreas';
import { keptMapAreas, type KeptMapArea } from '../../../../shared/keptMapAreas';
import { filesOfHtml } from './filesOfHtml';
import type { AreaPlan } from './planArea';

/** bytes that one part of the map may take */
export const mostBytes = 20_000_000;
/** A browser's storage is limited, and it may delete all of a site's when it is exceeded. */
export const mostAreas = 5;
const atOnce = 6;

const { cacheName, recordKey, answersKey, tilesKey, tileKey, downloadHeader } = keptMapAreas;

/** Thrown when a part turns out larger than estimated. */
export class AreaTooLarge extends Error {}

/** Thrown when the server answers, but not with what is asked. */
export class DownloadRefused extends Error {}

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
export function keepArea(keeping: Keeping): Promise<KeptMapArea> {
  const name = cacheName(keeping.record.id);
  return navigator.locks.request(name, () => fill(name, keeping));
}

async function fill(name: string, { record, plan, onProgress, signal }: Keeping): Promise<KeptMapArea> {
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
    let total = waiting.length;
    const stop = new AbortController();
    const keepNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const response = await fetch(next.address, {
          headers: { [downloadHeader]: 'true' },
          signal: AbortSignal.any([signal, stop.signal]),
        });
        if (!response.ok) throw new DownloadRefused(`${next.address} answered ${String(response.status)}.`);
        const body = await response.blob();
        if (next.address === record.path) {
          const known = new Set(plan.files);
          const more = filesOfHtml(await new Response(body).text(), document).filter((file) => !known.has(file));
          waiting.push(...more.map((file) => ({ address: file, key: file })));
          total += more.length;
        }
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
    // the browser deletes all of a site's storage when it runs short, also in the middle
    if (!(await readKeptArea(name))) throw new Error('The browser has deleted what was kept.');
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
