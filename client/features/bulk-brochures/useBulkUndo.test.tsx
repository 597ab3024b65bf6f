import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { UndoBrochureChangesInput } from '../../generated/types';
import { createClient } from '../../platform/apollo/createClient';
import { mockServer, refusal } from '../../test/mockServer';
import type { BulkResult } from './BulkVerb';
import { useBulkUndo } from './useBulkUndo';

const archived = (count: number) =>
  Array.from({ length: count }, (_, at): BulkResult => {
    const id = `b${String(at + 1)}`;
    const brochure = { id, databaseId: at + 1, displayTitle: id, status: 'PUBLISHED', mapArea: null } as const;
    return { brochure, refusal: null, version: 5 };
  });

/** Undoes the changes of `count` ads. The fake server accepts requests of exactly 1,000 ads and refuses all others. */
async function undo(count: number) {
  const asked: { count: number; keepalive: boolean | undefined }[] = [];
  const client = createClient(
    mockServer({
      undoBrochureChanges: (
        { input: { changes } }: { input: UndoBrochureChangesInput },
        { keepalive }: { keepalive?: boolean },
      ) => {
        asked.push({ count: changes.length, keepalive });
        if (changes.length < 1000) throw refusal('UNAVAILABLE', 'Not now.');
        return { results: changes.map(({ id: givenId }) => ({ givenId, brochure: null, refusal: null })) };
      },
    }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useBulkUndo(), { wrapper });
  return { asked, results: await result.current(archived(count)) };
}

it('lets one request outlive the page', async () => {
  const { asked, results } = await undo(1000);
  expect(asked).toEqual([{ count: 1000, keepalive: true }]);
  expect(results.every(({ refusal }) => refusal === null)).toBe(true);
});

it('splits more ads than one request takes into two requests, which succeed or fail independently', async () => {
  const { asked, results } = await undo(1010);
  // browsers allow 64 kB for all requests that outlive their page, and refuse more
  expect(asked).toEqual([
    { count: 1000, keepalive: false },
    { count: 10, keepalive: false },
  ]);
  expect(results.filter(({ refusal }) => refusal === null)).toHaveLength(1000);
  expect(results.at(-1)?.refusal).toBe('Not now.');
});
