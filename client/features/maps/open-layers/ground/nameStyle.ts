import { getCenter } from 'ol/extent.js';
import type { FeatureLike } from 'ol/Feature.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import { facilityTypes, isLandmark, type FacilityType } from '../../../../../shared/map-style/facilities';
import type { RoadClass } from '../../../../../shared/map-style/roadClasses';
import type { MapPalette } from '../../../../generated/mapPalettes';
import { facilityStyle } from '../ground-style/facilityStyle';
import { middleOfRoad } from '../ground-style/middleOfRoad';
import * as names from '../ground-style/nameStyles';
import { readGround, textOf, type PlaceImportance } from '../ground-style/readGround';

/** The vertical shift of a place's name in CSS pixels; negative is up, null: it would be hidden all the same. */
export type MoveName = (place: readonly number[], width: number, resolution: number) => number | null;

/** average width of a letter, relative to the font size */
const letterWidth = 0.56;

/** Styles names and symbols of the same layers. */
export function nameStyle(colours: MapPalette, moveName: MoveName = () => 0): StyleFunction {
  const facilities = new Map(facilityTypes.map((type) => [type, facilityStyle(type, colours)]));

  const placeName = (feature: FeatureLike, importance: PlaceImportance, resolution: number): Style | undefined => {
    const words = textOf(feature, 'name');
    const text = names.placeName(words, importance, colours);
    const [x = 0, y = 0] = getCenter(feature.getGeometry()?.getExtent() ?? []);
    const shift = moveName([x, y], words.length * names.placeSize(importance) * letterWidth, resolution);
    // a part of a name says less than none, except that visitors look for a town
    if (shift === null && importance === 'suburb') return undefined;
    text.setOffsetY(shift ?? 0);
    return new Style({ text, zIndex: names.placeOrder(importance) });
  };

  const routeSign = (feature: FeatureLike, roadClass: RoadClass, resolution: number): Style[] => {
    const route = routeOf(feature);
    const middle = route === '' || route.length > 5 ? null : middleOfRoad(feature);
    if (!middle || !names.isRoadSigned(roadClass, middle.length, resolution)) return [];
    return [names.routeShield(route, roadClass, middle.coordinate, colours)];
  };

  const roadNames = (feature: FeatureLike, roadClass: RoadClass, resolution: number): Style[] => {
    const isNamed = names.isRoadNamed(roadClass, resolution);
    const words = textOf(feature, 'name');
    const name = isNamed && words !== '' ? [names.roadName(words, roadClass, colours)] : [];
    return [...name, ...routeSign(feature, roadClass, resolution)];
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
        return roadNames(feature, ground.roadClass, resolution);
      case 'place':
        return placeName(feature, ground.importance, resolution);
      case 'facility':
        return facility(feature, ground.facility, resolution);
      case 'waterName':
        return names.waterName(textOf(feature, 'name'), colours);
      case 'parkName':
        return names.parkName(textOf(feature, 'name'), colours);
      default:
        return undefined;
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
