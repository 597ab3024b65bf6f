import { roadsInDrawingOrder } from '../../../../../shared/map-style/roadStyles';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import type { MapAd, MapContent, MapFeature } from '../../MapContent';
import { drawAreaNames } from './drawAreaNames';
import { drawAreas, featuresOn } from './drawAreas';
import { drawCountry, isCapital, isOfCountry, nameCountry } from './drawCountry';
import { drawFacilities } from './drawFacilities';
import type { FacilityType } from '../../../../../shared/map-style/facilities';
import { drawGrid, drawGridNames } from './drawGrid';
import { drawLand } from './drawLand';
import { drawMarkers } from './drawMarkers';
import { drawEdges, drawFerries, drawFills, drawRailways, drawRoadAreas } from './drawWays';
import { inks } from '../inks';
import { mm } from '../markup';
import { Occupied } from './Occupied';
import { drawKeyNumbers, placeKeyNumbers, type KeyNumber } from './placeKeyNumbers';
import { drawShields, placeShields } from './placeShields';
import { placeMarkers } from './placeMarkers';
import { drawStreetNames } from './drawStreetNames';
import { placeStreetNames } from './placeStreetNames';
import type { Sheet } from '../Sheet';
import { sheetStreets, type SheetStreet } from './sheetStreets';

export interface DrawnMap {
  /** Returns the map as SVG. Only the last of several trials of a sheet needs it. */
  toSvg: () => string;
  /** the ads on it, each with the square in which its number is */
  ads: MapAd[];
  /** the types of facilities on it */
  facilities: FacilityType[];
  /** streets that the key names; empty unless asked for */
  keys: KeyNumber[];
  /** streets with their name on it */
  named: string[];
  /** streets whose names have no room */
  unnamed: SheetStreet[];
}

interface MapOptions {
  /** identifies the map in the document */
  id: string;
  /** the part of the area in which streets without room for their names get numbers */
  keyed?: GeoBox;
}

/** Places everything of a map within the frame of its sheet, in millimetres, with real text that is sharp at any size. */
export function drawMap(content: MapContent, sheet: Sheet, { id, keyed }: MapOptions): DrawnMap {
  const { grid } = content;
  const occupied = new Occupied();
  const features = featuresOn(content.features, sheet);
  const country = isOfCountry(sheet) ? content.country : undefined;
  // a reader finds the way by them: marks of ads make room
  const capitals = country ? nameCountry({ states: [], towns: country.towns.filter(isCapital) }, sheet, occupied) : '';
  const markers = placeMarkers(
    content.ads.filter((ad) => isOn(ad, sheet)),
    sheet,
    { grid, occupied },
  );
  const streets = sheetStreets(features, sheet);
  const suburbs = drawAreaNames(features, { kind: 'SUBURB', style: 'suburb', size: 3.2 }, sheet, occupied);
  const { names, unnamed } = placeStreetNames(streets, occupied, sheet);
  const keys = keyed ? placeKeyNumbers(unnamed, { sheet, grid, part: keyed, occupied }) : [];
  const towns = country?.towns.filter((town) => !isCapital(town)) ?? [];
  const places = country ? nameCountry({ ...country, towns }, sheet, occupied) : '';
  const shields = placeShields(features, sheet, occupied);
  const facilities = drawFacilities(features, sheet, occupied);
  const water = drawAreaNames(features, { kind: 'WATER', style: 'water', size: 2.2 }, sheet, occupied);
  const parks = drawAreaNames(features, { kind: 'PARK', style: 'place', size: 2.1 }, sheet, occupied);
  const toSvg = (): string => {
    const areas = (kind: MapFeature['kind'], fill: string): string => drawAreas(features, kind, fill, sheet);
    const { x, y, width, height } = sheet.frame;
    return [
      `<defs><clipPath id="${id}"><rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"/></clipPath></defs>`,
      `<g clip-path="url(#${id})">`,
      drawLand(content, streets, sheet),
      country ? drawCountry(country, sheet) : '',
      areas('PARK', inks.park),
      areas('BEACH', inks.beach),
      areas('WATER', inks.sea),
      areas('BUILDING', inks.building),
      areas('RAILWAY', inks.railwayBed),
      drawRoadAreas(features, sheet, id),
      drawFerries(features, sheet),
      roadsInDrawingOrder.map((roadClass) => drawEdges(streets, roadClass)).join(''),
      drawRailways(features, sheet),
      roadsInDrawingOrder.map((roadClass) => drawFills(streets, roadClass)).join(''),
      drawGrid(grid, sheet),
      suburbs,
      capitals,
      places,
      water,
      parks,
      facilities.svg,
      drawStreetNames(names),
      drawShields(shields),
      drawKeyNumbers(keys),
      drawMarkers(markers),
      '</g>',
      drawGridNames(grid, sheet),
    ].join('\n');
  };
  return {
    toSvg,
    ads: markers.flatMap(({ ads }) => ads).toSorted((one, other) => one.number - other.number),
    facilities: facilities.types,
    keys,
    named: names.map(({ street }) => street),
    unnamed,
  };
}

function isOn({ latitude, longitude }: MapAd, { box: { west, south, east, north } }: Sheet): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
