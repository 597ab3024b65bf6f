import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BrochureFilter, BrochureOrder } from '../../../generated/types';
import { createClient } from '../../../platform/apollo/createClient';
import { mockBrochure, mockConnection } from '../../../test/mockBrochure';
import { mockServer, refusal } from '../../../test/mockServer';
import { noFilters } from '../../browse-filters/BrowseFilters';
import { mapPath } from '../mapPath';
import type { MapView } from '../MapView';
import { useMarkers } from './useMarkers';

interface Args {
  filter: BrochureFilter;
  zoom: number;
}

const view = (west: number, zoom = 10): MapView => ({ box: { west, east: west + 2, south: -27, north: -25 }, zoom });
const marker = (databaseId: number) => ({
  ...{ latitude: -26, longitude: 153, count: 1, couponsCount: 0, atdwCount: 0, type: 'CP_AD' },
  ...{ databaseIds: [databaseId], west: 153, south: -26, east: 153, north: -26 },
});

const orderBy: BrochureOrder[] = [{ field: 'RECOMMENDED', direction: 'ASC' }];
const bakery = mockBrochure(5, 'Bakery', { latitude: -26, longitude: 153 });

/** A server that answers each request when the test says so. */
function open(initial: { filter: BrochureFilter; view: MapView | null }) {
  const asked: Args[] = [];
  const pending: ((answer: unknown) => void)[] = [];
  const brochureMarkers = (args: Args) => {
    asked.push(args);
    return new Promise((resolve) => pending.push(resolve));
  };
  const client = createClient(mockServer({ brochureMarkers, brochures: (args) => mockConnection([bakery], args) }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const hook = renderHook((props: typeof initial) => useMarkers(props.filter, orderBy, props.view), {
    wrapper,
    initialProps: initial,
  });
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  return {
    ...hook,
    asked,
    settle,
    answer: async (request: number, databaseId: number) => {
      pending[request]?.({ totalCount: 1, markers: [marker(databaseId)] });
      await settle();
    },
    refuse: async (request: number) => {
      pending[request]?.(refusal('UNAVAILABLE', 'Not now.'));
      await settle();
    },
    ids: () => hook.result.current.markers?.flatMap(({ databaseIds }) => databaseIds),
  };
}

const filter: BrochureFilter = { statuses: ['PUBLISHED'] };

it('asks for nothing before the map has a view', async () => {
  const { asked, settle, result } = open({ filter, view: null });
  await settle();
  expect(asked).toEqual([]);
  expect(result.current.markers).toBeNull();
});

it('asks for a margin around the view, so that a small move needs no request', async () => {
  const { asked, settle, answer, ids, rerender, result } = open({ filter, view: view(152) });
  await settle();
  expect(asked).toEqual([
    { filter: { ...filter, box: { west: 151, east: 155, south: -28, north: -24 } }, zoom: 10, spacing: 20 },
  ]);
  await answer(0, 1);
  expect(ids()).toEqual([1]);
  expect(result.current.labels).toEqual([
    { databaseId: 5, type: 'LP_AD', title: 'Bakery', words: 'Bakery', isPrice: false, latitude: -26, longitude: 153 },
  ]);
  rerender({ filter, view: view(152.9, 10.3) });
  await settle();
  expect(asked).toHaveLength(1);
});

it('keeps the old markers until the new ones have come', async () => {
  const { settle, answer, ids, rerender } = open({ filter, view: view(152) });
  await settle();
  await answer(0, 1);
  rerender({ filter, view: view(140) });
  await settle();
  expect(ids()).toEqual([1]);
  await answer(1, 2);
  expect(ids()).toEqual([2]);
});

it('ignores an answer that comes after that of a later view', async () => {
  const { settle, answer, ids, rerender } = open({ filter, view: view(152) });
  await settle();
  rerender({ filter, view: view(140) });
  await settle();
  await answer(1, 2);
  await answer(0, 1);
  expect(ids()).toEqual([2]);
});

it('asks again when the filter changes, wherever the map is', async () => {
  const { asked, settle, answer, rerender } = open({ filter, view: view(152) });
  await settle();
  await answer(0, 1);
  rerender({ filter: { ...filter, q: 'surf' }, view: view(152) });
  await settle();
  expect(asked[1]?.filter.q).toBe('surf');
});

it('says that loading has failed, keeps the markers, and tries again', async () => {
  const { asked, settle, answer, refuse, ids, rerender, result } = open({ filter, view: view(152) });
  await settle();
  await answer(0, 1);
  rerender({ filter, view: view(140) });
  await settle();
  await refuse(1);
  expect(result.current.failed).toBe(true);
  expect(ids()).toEqual([1]);
  act(() => result.current.tryAgain());
  await settle();
  expect(asked).toHaveLength(3);
  await answer(2, 3);
  expect([result.current.failed, ids()]).toEqual([false, [3]]);
});

it('has an address that names filters and place', () => {
  expect(mapPath(noFilters)).toBe('/brochureMap');
  const box = { west: 153, south: -27, east: 154, north: -26 };
  expect(mapPath({ q: 'surf' }, { box })).toBe('/brochureMap?q=surf&box=153%2C-27%2C154%2C-26');
  const at = { lat: -26.1234567, lon: 153 };
  expect(mapPath({}, { at, label: 'High St' })).toBe('/brochureMap?at=-26.12346%2C153&label=High+St');
});
