import type { OfflineAreaData, KeptEdge, KeptMapArea } from '../shared/keptMapAreas';
import { distanceKm } from './distanceKm';
import { endedAds } from './endedAds';
import { dependsOnTime, isByDistance, isSameFilter, isSameOrder } from './sameQuestion';

interface Asked {
  operationName?: unknown;
  variables?: { filter?: Record<string, unknown>; after?: string | null; orderBy?: unknown };
}

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Place {
  latitude?: number | null;
  longitude?: number | null;
}

export interface KeptArea {
  record: KeptMapArea;
  answers: OfflineAreaData;
}

interface Answer {
  data: object;
  /** ISO time when the oldest of the parts that it is from was kept */
  since: string;
}

/**
 * Answers what the map asks from parts of it that are on the device, the newest first: the same ads, only those in the
 * asked box. Null: it is no question of the map, its filters are others, or no part has anything of it.
 */
export function answerFromAreas(
  { operationName, variables }: Asked,
  areas: readonly KeptArea[],
  now: Date,
): Answer | null {
  const filter = variables?.filter;
  if (!filter || dependsOnTime(filter)) return null;
  const box = isBox(filter['box']) ? filter['box'] : null;
  const ids = Array.isArray(filter['ids']) ? new Set(filter['ids'] as unknown[]) : null;
  if (!box && !ids) return null;
  const near = areas.filter(
    ({ record, answers }) => (ids ?? isSameFilter(filter, answers.filter)) && (!box || overlaps(record.box, box)),
  );
  if (near.length === 0) return null;
  const origin = isPoint(filter['near']) ? filter['near'] : null;
  const ended = new Map(near.map((area) => [area, endedAds(area.answers, now)]));
  const isOver = (area: KeptArea, databaseId: number): boolean => ended.get(area)?.has(databaseId) === true;
  const isAllOver = (area: KeptArea, databaseIds: readonly number[]): boolean =>
    databaseIds.length > 0 && databaseIds.every((databaseId) => isOver(area, databaseId));
  const used = new Set<KeptArea>();
  /** Each place is answered by the newest part that has it: what is missing there has gone since. */
  const isNewest = (place: Place, from: number): boolean =>
    ids !== null || !near.slice(0, from).some(({ record }) => isWithin(place, record.box));
  function choose<T>(
    listOf: (area: KeptArea) => readonly T[],
    placeOf: (one: T) => Place,
    keyOf: (one: T) => unknown,
  ): T[] {
    const seen = new Set<unknown>();
    return near.flatMap((area, from) =>
      listOf(area).filter((one) => {
        const place = placeOf(one);
        const isAsked = (!box || isWithin(place, box)) && isNewest(place, from) && !seen.has(keyOf(one));
        if (!isAsked) return false;
        seen.add(keyOf(one));
        used.add(area);
        return true;
      }),
    );
  }
  const edgesOf = (name: keyof OfflineAreaData['edges']): KeptEdge[] =>
    choose(
      (area) =>
        area.answers.edges[name].filter(
          ({ node: { databaseId } }) => (!ids || ids.has(databaseId)) && !isOver(area, databaseId),
        ),
      ({ node }) => node,
      ({ node }) => node.id,
    ).map((edge) => (origin && isPoint(edge.node) ? { ...edge, distanceKm: distanceKm(origin, edge.node) } : edge));
  const listed = (): KeptEdge[] | null => {
    const { orderBy } = variables;
    if (isByDistance(orderBy)) {
      const byDistance = (one: KeptEdge, other: KeptEdge): number => (one.distanceKm ?? 0) - (other.distanceKm ?? 0);
      return origin && edgesOf('BrochureMapScreen').toSorted(byDistance);
    }
    return near.every(({ answers }) => isSameOrder(answers.orderBy, orderBy)) ? edgesOf('BrochureMapScreen') : null;
  };
  const markers = (): object[] =>
    choose(
      (area) => area.answers.markers.filter(({ databaseIds }) => !isAllOver(area, databaseIds)),
      (marker) => marker,
      ({ latitude, longitude }) => `${String(latitude)} ${String(longitude)}`,
    );
  const page = (edges: KeptEdge[]): object => {
    const from = edges.findIndex(({ cursor }) => cursor !== undefined && cursor === variables.after) + 1;
    const rest = edges.slice(from);
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: rest.at(-1)?.cursor ?? null };
    const offerCount = Math.min(
      near.reduce((sum, { answers }) => sum + answers.offerCount, 0),
      edges.length,
    );
    return { __typename: 'BrochureConnection', totalCount: edges.length, offerCount, pageInfo, edges: rest };
  };
  const answer = (): object | null => {
    switch (operationName) {
      case 'MarksOfMap':
        return {
          brochureMarkers: { __typename: 'BrochureMarkers', markers: markers() },
          brochures: { __typename: 'BrochureConnection', edges: edgesOf('MarksOfMap') },
        };
      case 'BrochureMarkersOfMap': {
        const found = markers();
        return { brochureMarkers: { __typename: 'BrochureMarkers', totalCount: found.length, markers: found } };
      }
      case 'BrochureMapScreen': {
        const edges = listed();
        return edges && { brochures: page(edges) };
      }
      case 'ChosenOffers': {
        const edges = edgesOf('ChosenOffers');
        return edges.length > 0 ? { brochures: page(edges) } : null;
      }
      default:
        return null;
    }
  };
  const data = answer();
  // an answer without ads is from all of them
  const sources = used.size > 0 ? [...used] : near;
  return data && { data, since: sources.map(({ record }) => record.keptAt).toSorted()[0] ?? '' };
}

function isBox(value: unknown): value is Box {
  if (typeof value !== 'object' || value === null) return false;
  return ['west', 'south', 'east', 'north'].every(
    (side) => typeof (value as Record<string, unknown>)[side] === 'number',
  );
}

function isPoint(value: unknown): value is { latitude: number; longitude: number } {
  if (typeof value !== 'object' || value === null) return false;
  return ['latitude', 'longitude'].every((name) => typeof (value as Record<string, unknown>)[name] === 'number');
}

function overlaps(one: Box, other: Box): boolean {
  return one.west < other.east && one.east > other.west && one.south < other.north && one.north > other.south;
}

function isWithin(place: Place, box: Box): boolean {
  const { latitude, longitude } = place;
  if (latitude == null || longitude == null) return false;
  return longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north;
}
