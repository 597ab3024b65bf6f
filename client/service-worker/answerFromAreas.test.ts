import type { KeptEdge } from '../shared/keptMapAreas';
import { answerFromAreas, type KeptArea } from './answerFromAreas';

const edge = (databaseId: number, latitude: number, longitude: number, more: object = {}): KeptEdge => ({
  cursor: `c${String(databaseId)}`,
  node: { id: `b${String(databaseId)}`, databaseId, latitude, longitude, ...more },
});
const noosa = [edge(1, -26.39, 153.09), edge(2, -26.4, 153.1)];
const filter = { statuses: ['PUBLISHED'], isActive: true, types: ['CP_AD'] };
const recommended = [{ field: 'RECOMMENDED', direction: 'ASC' }];

function areaOf(
  edges: KeptEdge[],
  box: KeptArea['record']['box'],
  keptAt: string,
  kept: object = filter,
  orderBy = recommended,
): KeptArea {
  const record = { id: 'a', name: 'Noosa', path: '/', box, bytes: 1, offersCount: edges.length, keptAt };
  const markers = edges.map(({ node }) => ({
    latitude: node.latitude ?? 0,
    longitude: node.longitude ?? 0,
    databaseIds: [node.databaseId],
  }));
  const answers = { MarksOfMap: edges, BrochureMapScreen: edges, ChosenOffers: edges };
  return { record, answers: { filter: { ...kept }, markers, orderBy, edges: answers, offerCount: 1 } };
}

const here = { west: 153, south: -26.5, east: 153.2, north: -26.3 };
const areas = [areaOf(noosa, here, '2026-11-27'), areaOf([edge(2, -26.4, 153.1)], here, '2026-11-20')];
const ask = (operationName: string, variables: object, kept = areas) =>
  answerFromAreas(
    { operationName, variables: { orderBy: recommended, ...variables } },
    kept,
    new Date('2026-11-27T02:00:00Z'),
  )?.data ?? null;
const edgesOf = (found: object | null) => (found as { brochures: { edges: KeptEdge[] } } | null)?.brochures.edges;
const idsOf = (found: object | null) => edgesOf(found)?.map(({ node }) => node.databaseId);

it('lists the ads in the asked box, those of overlapping parts once', () => {
  const found = ask('BrochureMapScreen', { filter: { ...filter, box: here } });
  expect(found).toMatchObject({ brochures: { totalCount: 2, pageInfo: { hasNextPage: false } } });
  expect(idsOf(found)).toEqual([1, 2]);
  expect(idsOf(ask('BrochureMapScreen', { filter: { ...filter, box: { ...here, west: 153.095 } } }))).toEqual([2]);
});

describe('of overlapping parts of different age', () => {
  const west = { ...here, east: 153.1 };
  const newer = areaOf([edge(1, -26.39, 153.09, { displayTitle: 'new' })], west, '2026-11-27');
  const old = [
    edge(1, -26.39, 153.09, { displayTitle: 'old' }),
    edge(7, -26.41, 153.08),
    edge(3, -26.4, 153.15, { displayTitle: 'only here' }),
  ];
  const both = [newer, areaOf(old, here, '2026-11-20')];

  it('answers from the newest that has the place', () => {
    const found = ask('BrochureMapScreen', { filter: { ...filter, box: here } }, both);
    // 7 has gone from its place since
    expect(
      edgesOf(found)?.map(({ node }) => [node.databaseId, (node as { displayTitle?: string }).displayTitle]),
    ).toEqual([
      [1, 'new'],
      [3, 'only here'],
    ]);
    expect(ask('BrochureMarkersOfMap', { filter: { ...filter, box: here } }, both)).toMatchObject({
      brochureMarkers: { totalCount: 2, markers: [{ databaseIds: [1] }, { databaseIds: [3] }] },
    });
  });

  it('has the newest card of an ad', () => {
    expect(edgesOf(ask('ChosenOffers', { filter: { ids: [1] } }, both))).toMatchObject([
      { node: { displayTitle: 'new' } },
    ]);
  });
});

it('continues after a cursor', () => {
  expect(idsOf(ask('BrochureMapScreen', { filter: { ...filter, box: here }, after: 'c1' }))).toEqual([2]);
});

it('marks them', () => {
  const marks = { markers: [{ latitude: -26.39 }, { latitude: -26.4 }] };
  expect(ask('MarksOfMap', { filter: { ...filter, box: here } })).toMatchObject({ brochureMarkers: marks });
  expect(ask('BrochureMarkersOfMap', { filter: { ...filter, box: here } })).toMatchObject({
    brochureMarkers: { totalCount: 2 },
  });
});

it('has the cards of ads by number, whatever the filters were', () => {
  expect(idsOf(ask('ChosenOffers', { filter: { ids: [2], isActive: true } }))).toEqual([2]);
});

it('ignores where the visitor is, which changes no ad', () => {
  const near = { latitude: -26, longitude: 153 };
  expect(idsOf(ask('BrochureMapScreen', { filter: { ...filter, near, box: here } }))).toEqual([1, 2]);
});

describe('in order', () => {
  const near = { latitude: -26.41, longitude: 153.11 };
  const orders = (field: string) => [{ field, direction: 'ASC' }];
  const asked = (field: string) => ({ filter: { ...filter, near, box: here }, orderBy: orders(field) });

  it('of distance it has the nearest first, with the distance', () => {
    const found = edgesOf(ask('BrochureMapScreen', asked('DISTANCE')));
    expect(found).toMatchObject([
      { node: { databaseId: 2 }, distanceKm: expect.closeTo(1.5, 1) as number },
      { node: { databaseId: 1 }, distanceKm: expect.closeTo(3, 1) as number },
    ]);
  });

  it('that was kept it has an answer, and none in another', () => {
    const kept = [areaOf(noosa, here, '2026-11-27', filter, orders('PRICE'))];
    expect(idsOf(ask('BrochureMapScreen', asked('PRICE'), kept))).toEqual([1, 2]);
    expect(ask('BrochureMapScreen', asked('RECOMMENDED'), kept)).toBeNull();
    expect(ask('BrochureMapScreen', asked('PRICE'))).toBeNull();
    expect(
      ask('BrochureMapScreen', { ...asked('PRICE'), orderBy: [{ field: 'PRICE', direction: 'DESC' }] }, kept),
    ).toBeNull();
    expect(ask('BrochureMapScreen', { filter: { ...filter, box: here }, orderBy: orders('DISTANCE') })).toBeNull();
  });

  it('marks know none', () => {
    const marks = ask('MarksOfMap', { filter: { ...filter, box: here }, orderBy: orders('PRICE') });
    expect(idsOf(marks)).toEqual([1, 2]);
  });
});

it('compares the distance from a place, which is a filter', () => {
  const near = { latitude: -26, longitude: 153, withinKm: 5 };
  const kept = [areaOf(noosa, here, '2026-11-27', { ...filter, near })];
  const listed = (asked: object) =>
    idsOf(ask('BrochureMapScreen', { filter: { ...filter, ...asked, box: here } }, kept));
  expect(listed({ near })).toEqual([1, 2]);
  expect([
    listed({ near: { ...near, withinKm: 2 } }),
    listed({}),
    listed({ near: { ...near, latitude: -27 } }),
  ]).toEqual([undefined, undefined, undefined]);
  expect(ask('BrochureMapScreen', { filter: { ...filter, near, box: here } })).toBeNull();
});

it('has no ad whose last day is over, at its place', () => {
  const ended = { validTo: '2026-11-26', timeZone: 'Australia/Brisbane' };
  const last = { validTo: '2026-11-27', timeZone: 'Australia/Brisbane' };
  const kept = [areaOf([edge(1, -26.39, 153.09, ended), edge(2, -26.4, 153.1, last)], here, '2026-11-20')];
  const asked = { filter: { ...filter, box: here } };
  expect(idsOf(ask('BrochureMapScreen', asked, kept))).toEqual([2]);
  expect(idsOf(ask('MarksOfMap', asked, kept))).toEqual([2]);
  expect(ask('BrochureMarkersOfMap', asked, kept)).toMatchObject({
    brochureMarkers: { totalCount: 1, markers: [{ databaseIds: [2] }] },
  });
  expect(ask('ChosenOffers', { filter: { ids: [1] } }, kept)).toBeNull();
});

it.each([{ openNow: true }, { usableNow: true }, { endsWithinDays: 3 }])(
  'has no answer to filters by time, also kept under the same: %j',
  (timed) => {
    const asked = { ...filter, ...timed, box: here };
    expect(ask('BrochureMapScreen', { filter: asked }, [areaOf(noosa, here, '2026-11-27', asked)])).toBeNull();
  },
);

it.each([
  ['other filters', 'BrochureMapScreen', { filter: { ...filter, withPrice: true, box: here } }],
  ['another place', 'MarksOfMap', { filter: { ...filter, box: { west: 140, south: -38, east: 141, north: -37 } } }],
  ['another ad', 'ChosenOffers', { filter: { ids: [9] } }],
  ['another question', 'SiteNavigation', { filter: { ...filter, box: here } }],
  ['no box', 'BrochureMapScreen', { filter }],
  ['a box of nonsense', 'BrochureMapScreen', { filter: { ...filter, box: { west: 'x' } } }],
  ['no filter', 'BrochureMapScreen', {}],
])('has no answer to %s', (_what, operationName, variables) => {
  expect(ask(operationName, variables)).toBeNull();
});
