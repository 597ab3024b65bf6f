import type { KeptEdge } from '../shared/keptMapAreas';
import { answerFromAreas, type KeptArea } from './answerFromAreas';

const edge = (databaseId: number, latitude: number, longitude: number, more: object = {}): KeptEdge => ({
  cursor: `c${String(databaseId)}`,
  node: { id: `b${String(databaseId)}`, databaseId, latitude, longitude, ...more },
});
const noosa = [edge(1, -26.39, 153.09), edge(2, -26.4, 153.1)];
const filter = { statuses: ['PUBLISHED'], isActive: true, types: ['CP_AD'] };

function areaOf(edges: KeptEdge[], box: KeptArea['record']['box'], keptAt: string, kept: object = filter): KeptArea {
  const record = { id: 'a', name: 'Noosa', path: '/', box, bytes: 1, offersCount: edges.length, keptAt };
  const markers = edges.map(({ node }) => ({
    latitude: node.latitude ?? 0,
    longitude: node.longitude ?? 0,
    databaseIds: [node.databaseId],
  }));
  const answers = { MarksOfMap: edges, BrochureMapScreen: edges, ChosenOffers: edges };
  return { record, answers: { filter: { ...kept }, markers, edges: answers, offerCount: 1 } };
}

const here = { west: 153, south: -26.5, east: 153.2, north: -26.3 };
const areas = [areaOf(noosa, here, '2026-11-27'), areaOf([edge(2, -26.4, 153.1)], here, '2026-11-20')];
const ask = (operationName: string, variables: object, kept = areas) =>
  answerFromAreas({ operationName, variables }, kept)?.data ?? null;
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
