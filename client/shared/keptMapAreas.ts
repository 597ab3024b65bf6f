/*
 * Parts of the map that a visitor keeps for use without a connection. Each has a cache of its own, with its tiles, pages
 * and answers. The page writes them (`client/screens/visitors/brochure-map/kept-areas`), the service worker reads them.
 */

import { tilesAddress } from './tilesAddress';

export interface KeptMapArea {
  id: string;
  name: string;
  /** of the map with this part in view */
  path: string;
  box: { west: number; south: number; east: number; north: number };
  bytes: number;
  offersCount: number;
  /** ISO time */
  keptAt: string;
}

/** What the map asks about a part, with all of the ads in it. */
export interface OfflineAreaData {
  /** of all of them, without the box */
  filter: Record<string, unknown>;
  /** of the list */
  orderBy: readonly { field: string; direction?: string | null }[];
  markers: KeptMarker[];
  /** edges of `brochures` by the name of the query */
  edges: Record<'MarksOfMap' | 'BrochureMapScreen' | 'ChosenOffers', KeptEdge[]>;
  offerCount: number;
}

interface KeptMarker {
  databaseIds: readonly number[];
  latitude: number;
  longitude: number;
}

export interface KeptEdge {
  cursor?: string;
  distanceKm?: number | null;
  node: {
    id: string;
    databaseId: number;
    latitude?: number | null;
    longitude?: number | null;
    /** ISO date */
    validTo?: string | null;
    timeZone?: string | null;
  };
}

/** as the other copies of pages and answers */
const keptMs = 30 * 24 * 60 * 60 * 1000;

const prefix = 'map-area-';

export const keptMapAreas = {
  /** Too old to be shown; it stays listed until it is deleted. */
  isExpired: ({ keptAt }: Pick<KeptMapArea, 'keptAt'>): boolean => !(Date.now() - Date.parse(keptAt) <= keptMs),
  cacheName: (id: string): string => prefix + id,
  isCacheName: (name: string): boolean => name.startsWith(prefix),
  /** key of the `KeptMapArea`; written last, so that an interrupted download is never listed */
  recordKey: '/kept-map-area/record',
  /** key of the `OfflineAreaData` */
  answersKey: '/kept-map-area/answers',
  /** of requests whose answers the page keeps itself */
  downloadHeader: 'x-kept-map-area',
  tilesKey: tilesAddress,
  /** without the version of the map, so that parts of different age are one map; null: the address of no tile */
  tileKey: (path: string): string | null => {
    const [, address] = /^\/base-map\/\w+\/(\d+\/\d+\/\d+)\.mvt$/.exec(path) ?? [];
    return address === undefined ? null : `/kept-map-area/${address}.mvt`;
  },
};
