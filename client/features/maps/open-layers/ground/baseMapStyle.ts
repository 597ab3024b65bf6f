import { getCenter } from 'ol/extent.js';
import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import { facilityTypes, isLandmark, type FacilityType } from '../../../../../shared/map-style/facilities';
import { roadClasses, type RoadClass } from '../../../../../shared/map-style/roadClasses';
import type { MapPalette } from '../../../../generated/mapPalettes';
import { facilityStyle } from '../ground-style/facilityStyle';
import * as lines from '../ground-style/lineStyles';
import { middleOfRoad } from '../ground-style/middleOfRoad';
import * as names from '../ground-style/nameStyles';
import { readGround, textOf, type AreaKind, type PlaceImportance } from '../ground-style/readGround';

/** The vertical shift of a place's name in CSS pixels; negative is up. */
export type MoveName = (place: readonly number[], width: number, resolution: number) => number;

/** Roads that stand out, such as a street that was looked up. */
export interface Highlight {
  has: (feature: FeatureLike) => boolean;
  colour: string;
}

/** average width of a letter, relative to the font size */
const letterWidth = 0.56;

type PlainArea = Exclude<AreaKind, 'building' | 'roadArea'>;
const areaColours: Record<PlainArea, keyof MapPalette> = {
  ...{ sea: 'sea', land: 'land', park: 'park', beach: 'beach', water: 'sea', railwayArea: 'railwayBed' },
};

/** Styles our own layers, and those of the OpenMapTiles and Protomaps schemes, in the same way. */
export function baseMapStyle(
  colours: MapPalette,
  moveName: MoveName = () => 0,
  highlight: Highlight | null = null,
): StyleFunction {
  const areas = new Map(
    Object.entries(areaColours).map(([kind, key]) => [kind, new Style({ fill: new Fill({ color: colours[key] }) })]),
  );
  const border = lines.borderLine(colours);
  const ferry = lines.ferryLine(colours);
  const building = lines.buildingArea(colours);
  const roadAreas = new Map(roadClasses.map((roadClass) => [roadClass, lines.roadAreas(roadClass, colours)]));
  const facilities = new Map(facilityTypes.map((type) => [type, facilityStyle(type, colours)]));

  const placeName = (feature: FeatureLike, importance: PlaceImportance, resolution: number): Style => {
    const words = textOf(feature, 'name');
    const text = names.placeName(words, importance, colours);
    const [x = 0, y = 0] = getCenter(feature.getGeometry()?.getExtent() ?? []);
    text.setOffsetY(moveName([x, y], words.length * names.placeSize(importance) * letterWidth, resolution));
    return new Style({ text, zIndex: names.placeOrder(importance) });
  };

  const routeSign = (feature: FeatureLike, roadClass: RoadClass, resolution: number): Style[] => {
    const route = routeOf(feature);
    const middle = route === '' || route.length > 5 ? null : middleOfRoad(feature);
    if (!middle || !names.isRoadSigned(roadClass, middle.length, resolution)) return [];
    return [names.routeShield(route, roadClass, middle.coordinate, colours)];
  };

  const road = (feature: FeatureLike, roadClass: RoadClass, resolution: number): Style[] => {
    const isNamed = names.isRoadNamed(roadClass, resolution);
    const words = textOf(feature, 'name');
    return [
      ...lines.roadLines(roadClass, resolution, colours),
      ...(highlight?.has(feature) ? [lines.highlightLine(roadClass, resolution, highlight.colour)] : []),
      ...(isNamed && words !== '' ? [names.roadName(words, roadClass, colours)] : []),
      ...routeSign(feature, roadClass, resolution),
    ];
  };

  const facility = (feature: FeatureLike, type: FacilityType, resolution: number): Style[] => {
    const name = isLandmark(type) && resolution <= names.landmarksNamedBelow ? textOf(feature, 'name') : '';
    const symbol = facilities.get(type);
    return [...(symbol ? [symbol] : []), ...(name === '' ? [] : [names.landmarkName(name, colours)])];
  };

  return (feature, resolution) => {
    const ground = readGround(feature);
    if (!ground) return undefined;
    switch (ground.kind) {
      case 'road':
        return road(feature, ground.roadClass, resolution);
      case 'roadArea':
        return roadAreas.get(classOfArea(feature));
      case 'place':
        return placeName(feature, ground.importance, resolution);
      case 'facility':
        return facility(feature, ground.facility, resolution);
      case 'waterName':
        return names.waterName(textOf(feature, 'name'), colours);
      case 'parkName':
        return names.parkName(textOf(feature, 'name'), colours);
      case 'railway':
        return lines.railwayLines(resolution, colours);
      case 'river':
        return lines.riverLine(resolution, colours);
      case 'ferry':
        return ferry;
      case 'border':
        return border;
      case 'building':
        return building;
      default:
        return areas.get(ground.kind);
    }
  };
}

/** Returns the first number of a road that has several. */
function routeOf(feature: FeatureLike): string {
  const [first = ''] = (['route', 'shield_text', 'ref'].map((key) => textOf(feature, key)).find(Boolean) ?? '').split(
    ';',
  );
  return first.trim();
}

function classOfArea(feature: FeatureLike): RoadClass {
  return roadClasses.find((roadClass) => roadClass === textOf(feature, 'class')) ?? 'minor';
}
