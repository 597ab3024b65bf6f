import type { ApolloClient } from '@apollo/client';
import { BrochureExportDocument } from '../../generated/BrochureExport';
import type { BrochureExportQuery, BrochureExportQueryVariables } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import type { ExportedBrochure } from './exportColumns';

type Page = BrochureExportQuery['brochures'];

interface Asking {
  client: ApolloClient;
  variables: Pick<BrochureExportQueryVariables, 'filter' | 'orderBy'>;
  signal: AbortSignal;
}

interface Reading extends Asking {
  /** takes each ad once: ads with all their fields would fill the memory of a page */
  file: Record<'append' | 'prepend', (ads: readonly ExportedBrochure[]) => void>;
  onProgress: (progress: { read: number; total: number }) => void;
}

type Place = Pick<BrochureExportQueryVariables, 'first' | 'after' | 'last' | 'before'>;

const pageSize = 100;
/** from so many ads on, reading from both ends asks for no page that is empty */
const longList = 5 * pageSize;
const mostWaits = 5;
/** Errors after which a retry may succeed. */
const worthWaiting: ReadonlySet<string> = new Set(['TOO_MANY_REQUESTS', 'UNAVAILABLE']);

function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // an earlier abort fires no event any more
    signal.throwIfAborted();
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Given up', 'AbortError'));
    });
  });
}

async function askPage(client: ApolloClient, variables: BrochureExportQueryVariables): Promise<Page> {
  const { data } = await client.query({ query: BrochureExportDocument, variables, fetchPolicy: 'no-cache' });
  if (data === undefined) throw new Error('The server answered nothing.');
  return data.brochures;
}

/** Returns a page, however often the server asks to wait. */
async function readPage({ client, variables, signal }: Asking, place: Place): Promise<Page> {
  for (let waits = 0; ; waits += 1) {
    signal.throwIfAborted();
    try {
      return await askPage(client, { ...variables, ...place });
    } catch (error) {
      const { code, retryAfterSeconds } = readFailure(error);
      if (!worthWaiting.has(code) || waits === mostWaits) throw error;
      await waitFor(retryAfterSeconds ?? 10, signal);
    }
  }
}

/**
 * Reads all ads of a list page by page with cursors, so that none is written twice when others are published. Reads a long
 * list from both ends, so that server and browser work at the same time. Returns how many ads it has written.
 */
export async function readAllBrochures(reading: Reading): Promise<number> {
  const front = new Set<number>();
  const back = new Set<number>();
  let isWhole = false;

  /** Whoever reads an ad first writes it. */
  function take(ads: readonly ExportedBrochure[], own: typeof front, total: number): ExportedBrochure[] {
    const other = own === front ? back : front;
    // a few may have moved in the list while it was read
    const known = ads.filter(({ databaseId }) => other.has(databaseId)).length;
    if (known > 0 && known >= ads.length / 2) isWhole = true;
    const unread = ads.filter(({ databaseId }) => !front.has(databaseId) && !back.has(databaseId));
    for (const { databaseId } of unread) own.add(databaseId);
    const read = front.size + back.size;
    reading.onProgress({ read, total: Math.max(total, read) });
    return unread;
  }

  async function readForward({ pageInfo }: Page): Promise<void> {
    while (pageInfo.hasNextPage && !isWhole) {
      const page = await readPage(reading, { first: pageSize, after: pageInfo.endCursor });
      reading.file.append(take(adsOf(page), front, page.totalCount));
      ({ pageInfo } = page);
    }
    isWhole = true;
  }

  async function readBackward(): Promise<void> {
    for (let before: string | null = null; !isWhole;) {
      const { pageInfo, ...page }: Page = await readPage(reading, { last: pageSize, before });
      reading.file.prepend(take(adsOf(page), back, page.totalCount));
      before = pageInfo.startCursor;
      if (!pageInfo.hasPreviousPage) isWhole = true;
    }
  }

  const first = await readPage(reading, { first: pageSize, after: null });
  reading.file.append(take(adsOf(first), front, first.totalCount));
  await Promise.all([readForward(first), ...(first.totalCount >= longList ? [readBackward()] : [])]);
  return front.size + back.size;
}

const adsOf = ({ edges }: Pick<Page, 'edges'>): ExportedBrochure[] => edges.map(({ node }) => node);
