import type { ApolloClient } from '@apollo/client';
import { BrochureExportDocument } from '../../generated/BrochureExport';
import type { BrochureExportQuery, BrochureExportQueryVariables } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import type { ExportedBrochure } from './exportColumns';

type Page = BrochureExportQuery['brochures'];

interface Reading {
  client: ApolloClient;
  variables: Pick<BrochureExportQueryVariables, 'filter' | 'orderBy'>;
  signal: AbortSignal;
  onProgress: (progress: { read: number; total: number }) => void;
}

const mostWaits = 5;
/** Errors after which a retry may succeed. */
const worthWaiting: ReadonlySet<string> = new Set(['TOO_MANY_REQUESTS', 'UNAVAILABLE']);

function rest(seconds: number, signal: AbortSignal): Promise<void> {
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

/**
 * Reads all ads of a list page by page with a cursor, so that none appears twice when others are published. Waits as
 * long as the server asks when it is rate limited.
 */
export async function readAllBrochures({
  client,
  variables,
  signal,
  onProgress,
}: Reading): Promise<ExportedBrochure[]> {
  const ads: ExportedBrochure[] = [];
  let after: string | null = null;
  let waits = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      const page = await askPage(client, { ...variables, after });
      ads.push(...page.edges.map(({ node }) => node));
      onProgress({ read: ads.length, total: Math.max(page.totalCount, ads.length) });
      if (!page.pageInfo.hasNextPage) return ads;
      after = page.pageInfo.endCursor;
      waits = 0;
    } catch (error) {
      const { code, retryAfterSeconds } = readFailure(error);
      waits += 1;
      if (!worthWaiting.has(code) || waits > mostWaits) throw error;
      await rest(retryAfterSeconds ?? 10, signal);
    }
  }
}
