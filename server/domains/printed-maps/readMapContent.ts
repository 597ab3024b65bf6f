import { brochureTypes, typesSql, typesWith } from '../brochures/fields/brochureTypes';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import { SqlValues } from '../../platform/database/SqlValues';
import type { BrochureType } from '../brochures/BrochureType';
import { isPubliclyVisible } from '../browsing/active-facets/isPubliclyVisible';
import type { CategoryIcon } from '../categories/CategoryIcon';
import type { MapArea } from '../map-areas/MapArea';
import type { GeoBox } from '../../shared/geo/GeoBox';
import { squareOf, type MapGrid, type MapPosition } from '../../../shared/map-grid/squareOf';
import { countryCredit } from '../map-areas/base-map/describeBaseMap';
import { countryAround } from '../map-areas/base-map/outline/countryAround';
import { suburbsAround } from '../map-areas/base-map/outline/suburbsAround';
import { landAround } from '../map-areas/base-map/outline/landAround';
import { boxOfSquare } from '../map-areas/boxOfSquare';
import { designOf, readSquare, type PrintSettings } from './layouts/PrintSettings';
import { readPicture } from './layouts/pictures/readPicture';
import { streetLabel } from '../street-index/streetLabel';
import type { MapAd, MapContent, MapFeature } from './MapContent';

interface Indexed {
  id: number;
  adIndex: number | null;
  categoryOrder?: number;
}

/** More would cover the map. */
export const mostAds = 200;

/** limit for ads without a chosen number, so that streets stay visible */
const mostUnchosen = 60;

/**
 * Numbers the ads on the map by their index (docs/rules/maps-and-print.md#ads-on-the-printed-map) and leaves out those
 * without one. When no ad of an area has an index, it numbers the first ones by category, so that a first map is not
 * empty.
 */
export function numberAds<T extends Indexed>(ads: readonly T[]): (T & { number: number })[] {
  const indexed = ads
    .flatMap((ad) => (ad.adIndex === null ? [] : [{ ...ad, number: ad.adIndex }]))
    .sort((one, other) => one.number - other.number || other.id - one.id);
  if (indexed.length > 0) return indexed.slice(0, mostAds);
  return ads
    .slice(0, mostUnchosen)
    .toSorted((one, other) => (one.categoryOrder ?? 0) - (other.categoryOrder ?? 0))
    .map((ad, at) => ({ ...ad, number: at + 1 }));
}

/** Returns whether a map of this area may have the scale of the country: by its width or its height, in degrees. */
const isLarge = ({ west, south, east, north }: GeoBox): boolean => east - west >= 1.5 || north - south >= 1.2;

interface Dependencies {
  database: DataSource;
  clock: Clock;
  publicUrl: string;
}

interface AdRow {
  id: number;
  adIndex: number | null;
  title: string;
  phone: string | null;
  type: BrochureType;
  latitude: number;
  longitude: number;
  category: string;
  categoryOrder: number;
  categoryIcon: CategoryIcon | null;
}

interface StreetRow {
  streetName: string;
  locality: string;
  squares: string[];
}

/** Tourism listings must name their source, and a printed legend has no room for that. */
const printedTypes = typesWith('isPrinted');

/** Reads everything for the current printed map of an area with these settings. */
export async function readMapContent(
  dependencies: Dependencies,
  area: MapArea,
  settings: PrintSettings,
): Promise<MapContent> {
  const { database, publicUrl } = dependencies;
  const grid = gridOf(area);
  const design = designOf(area, settings);
  const ads = await readAds(dependencies, { area, box: design.box, brochureIds: settings.brochureIds });
  const features = await database.query<MapFeature[]>(
    `SELECT f.kind, f.name, f.rank, f.road_class AS "roadClass", f.facility,
       f.route_number AS "routeNumber", f.geometry FROM base_map_features f JOIN base_map_sources s ON s.id = f.source_id
     WHERE s.map_area_id = $1 ORDER BY f.rank, f.name, f.id`,
    [area.id],
  );
  const streets = await database.query<StreetRow[]>(
    `SELECT street_name AS "streetName", locality, ARRAY[coordinate_x || coordinate_y] || further_squares AS squares
     FROM street_index_entries WHERE map_area_id = $1 ORDER BY lower(street_name), locality, id`,
    [area.id],
  );
  const [sources] = await database.query<{ attributions: string[] | null }[]>(
    'SELECT array_agg(DISTINCT attribution) AS attributions FROM base_map_sources WHERE map_area_id = $1',
    [area.id],
  );
  const sponsorPicture = await readPicture(database, settings.sponsorPicture);
  const suburbs = suburbsOf(area, features);
  const hasCountry = isLarge(area);
  const isShown = (square: string): boolean => isWithin(design.box, middleOfSquare(grid, square));
  return {
    name: area.name,
    grid,
    design,
    sponsorPicture,
    isPictureGone: settings.sponsorPicture !== null && sponsorPicture === null,
    outline: landAround(area),
    // of the whole area: insets need not be within its frame
    ...(hasCountry && { country: countryAround(area) }),
    features: [...features, ...suburbs],
    ads,
    absentAds: (settings.brochureIds?.length ?? ads.length) - ads.length,
    streets: streets
      .map(({ squares, ...street }) => ({ name: streetLabel(street), squares: squares.filter(isShown) }))
      .filter(({ squares }) => squares.length > 0),
    attributions: [
      ...(sources?.attributions ?? []),
      ...(hasCountry || suburbs.length > 0 ? [`${countryCredit.attribution} (${countryCredit.licence})`] : []),
    ],
    url: `${publicUrl}/brochureMap?${String(new URLSearchParams({ mapArea: area.code }))}`,
  };
}

/** Returns the names of suburbs that come with the site, unless the area has imported ones. */
function suburbsOf(area: MapArea, imported: readonly MapFeature[]): MapFeature[] {
  if (isLarge(area) || imported.some(({ kind }) => kind === 'SUBURB')) return [];
  return suburbsAround(area).map(({ name, position }) => ({
    ...{ kind: 'SUBURB', name, rank: 3, roadClass: null, facility: null },
    geometry: { type: 'Point', coordinates: position },
  }));
}

function gridOf({ west, south, east, north, gridColumns, gridRows }: MapArea): MapGrid {
  return { west, south, east, north, gridColumns, gridRows };
}

function middleOfSquare(grid: MapGrid, square: string): MapPosition {
  const { west, south, east, north } = boxOfSquare(grid, readSquare(square) ?? { coordinateX: 'A', coordinateY: '1' });
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 };
}

function isWithin({ west, south, east, north }: GeoBox, { longitude, latitude }: MapPosition): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

interface AdsToRead {
  area: MapArea;
  box: GeoBox;
  /** in the order of their numbers; null: by index */
  brochureIds: readonly number[] | null;
}

async function readAds({ database, clock }: Dependencies, { area, box, brochureIds }: AdsToRead): Promise<MapAd[]> {
  const values = new SqlValues();
  const isChosen = brochureIds === null ? 'true' : `b.id = ANY(${values.add(brochureIds)}::integer[])`;
  const rows = await database.query<AdRow[]>(
    `SELECT b.id, b.ad_index AS "adIndex", coalesce(b.title, b.company_name, v.company_name, '') AS title,
       b.phone_no AS phone, b.type, b.latitude, b.longitude, coalesce(top.name, '') AS category,
       coalesce(top.sort_order, 0) AS "categoryOrder",
       top.own_icon AS "categoryIcon"
     FROM brochures b LEFT JOIN vendors v ON v.id = b.vendor_id
       LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN categories top ON top.id = coalesce(c.parent_id, c.id)
     WHERE b.map_area_id = ${values.add(area.id)} AND b.latitude IS NOT NULL AND ${isChosen}
       AND ${isPubliclyVisible(printedTypes, clock.now(), values)}
     ORDER BY (b.type IN ${typesSql('hasCoupons')}
         AND (b.coupons_unlimited OR b.number_of_coupons_purchased < b.number_of_coupons)) IS TRUE DESC,
       num_nonnulls(b.description, b.phone_no, b.www_url, b.address_line1) DESC, b.id DESC`,
    values.all,
  );
  const placed = rows.flatMap((row) => {
    const square = squareOf(area, row);
    return square && isWithin(box, row) ? [{ ...row, square: square.coordinateX + square.coordinateY }] : [];
  });
  const numbered = brochureIds === null ? numberAds(placed) : numberChosen(placed, brochureIds);
  return numbered.map(({ id: _, adIndex: __, type, ...ad }) => ({
    ...ad,
    isCoupon: brochureTypes[type].hasCoupons,
  }));
}

/** Numbers ads from 1 in the chosen order; those that are absent leave no gap. */
function numberChosen<T extends { id: number }>(
  ads: readonly T[],
  order: readonly number[],
): (T & { number: number })[] {
  const byId = new Map(ads.map((ad) => [ad.id, ad]));
  return order.flatMap((id) => byId.get(id) ?? []).map((ad, at) => ({ ...ad, number: at + 1 }));
}
