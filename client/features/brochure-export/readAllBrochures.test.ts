import type { ApolloClient } from '@apollo/client';
import type { BrochureExportQueryVariables } from '../../generated/types';
import { readAllBrochures } from './readAllBrochures';

type Asked = Pick<BrochureExportQueryVariables, 'first' | 'after' | 'last' | 'before'>;

/** A server with ads of these numbers, which may change before each answer. */
function serve(ids: number[], change: (call: number) => void = () => undefined) {
  const asked: Asked[] = [];
  const query = ({ variables }: { variables: Asked }) => {
    asked.push(variables);
    change(asked.length);
    const { first, after, last, before } = variables;
    const start = after == null ? 0 : ids.indexOf(Number(after)) + 1;
    const end = before == null ? ids.length : ids.indexOf(Number(before));
    const page = last == null ? ids.slice(start, start + (first ?? 0)) : ids.slice(Math.max(0, end - last), end);
    const at = (id: number | undefined) => (id === undefined ? null : String(id));
    const brochures = {
      totalCount: ids.length,
      edges: page.map((databaseId) => ({ node: { databaseId } })),
      pageInfo: {
        ...{ startCursor: at(page[0]), endCursor: at(page.at(-1)) },
        ...{ hasPreviousPage: page[0] !== ids[0], hasNextPage: page.at(-1) !== ids.at(-1) },
      },
    };
    return Promise.resolve({ data: { brochures } });
  };
  const progress: { read: number; total: number }[] = [];
  const idsOf = (ads: readonly { databaseId: number }[]) => ads.map(({ databaseId }) => databaseId);
  const read = async () => {
    const [front, back]: [number[], number[]] = [[], []];
    const count = await readAllBrochures({
      client: { query } as unknown as ApolloClient,
      variables: { filter: {}, orderBy: [] },
      signal: new AbortController().signal,
      file: { append: (ads) => front.push(...idsOf(ads)), prepend: (ads) => back.unshift(...idsOf(ads)) },
      onProgress: (each) => progress.push(each),
    });
    expect(count).toBe(front.length + back.length);
    return [...front, ...back];
  };
  return { read, asked, progress };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test.each([[500], [550], [1_000], [1_234]])('reads %i ads from both ends, each once and in order', async (count) => {
  const { read, asked, progress } = serve(numbers(count));
  expect(await read()).toEqual(numbers(count));
  expect(asked.filter(({ last }) => last != null).length).toBeGreaterThan(1);
  expect(asked.length).toBeLessThanOrEqual(Math.ceil(count / 100) + 2);
  expect(progress.at(-1)).toEqual({ read: count, total: count });
});

test('reads a short list from its beginning', async () => {
  const { read, asked } = serve(numbers(230));
  expect(await read()).toEqual(numbers(230));
  expect(asked.map(({ first, after }) => [first, after])).toEqual([
    [100, null],
    [100, '100'],
    [100, '200'],
  ]);
});

test('an ad that moves to the other end meanwhile is no sign that all are read', async () => {
  const ids = numbers(2_000);
  const { read } = serve(ids, (call) => {
    if (call !== 6) return;
    ids.splice(ids.indexOf(1_990), 1);
    ids.splice(ids.indexOf(400), 0, 1_990);
  });
  expect((await read()).toSorted((one, other) => one - other)).toEqual(numbers(2_000));
});

test('ads that leave meanwhile end nothing early', async () => {
  const ids = numbers(1_500);
  const { read } = serve(ids, (call) => {
    if (call === 5) ids.splice(600, 300);
  });
  expect(await read()).toEqual(numbers(1_500).filter((id) => id <= 600 || id > 900));
});
