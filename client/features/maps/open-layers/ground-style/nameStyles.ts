import Point from 'ol/geom/Point.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { roadClasses, type RoadClass } from '../../../../../shared/map-style/roadClasses';
import { roadStyles } from '../../../../../shared/map-style/roadStyles';
import { fontFamily } from '../../../../generated/fontFamily';
import type { MapPalette } from '../../../../generated/mapPalettes';
import type { PlaceImportance } from './readGround';

interface NameLook {
  text: string;
  size: number;
  colour: string;
  weight?: number;
  isItalic?: boolean;
  alongLine?: boolean;
}

/** The order in which names get their room: higher first. */
const orders = {
  capital: 14,
  city: 13,
  town: 12,
  suburb: 10,
  shield: 9,
  waterName: 8,
  road: 7,
  landmark: 5.9,
  parkName: 5,
} as const;

const sizes: Record<PlaceImportance, number> = { capital: 15, city: 13, town: 12.5, suburb: 12.5 };

export function isRoadNamed(roadClass: RoadClass, resolution: number): boolean {
  return resolution <= roadStyles[roadClass].namedBelow;
}

export function roadName(text: string, roadClass: RoadClass, colours: MapPalette): Style {
  const { letters } = roadStyles[roadClass];
  const name = nameText({ text, size: letters, colour: colours.streetName, weight: 500, alongLine: true }, colours);
  return new Style({ text: name, zIndex: orders.road });
}

/** A numbered road has signs below this multiple of the resolution of its name. */
const signsBeforeNames = 8;
/** CSS pixels: shorter pieces have no sign, so that signs of one road do not stand side by side */
const leastSigned = 90;

/** True if a road has its sign: `length` is that of its line in Mercator metres. */
export function isRoadSigned(roadClass: RoadClass, length: number, resolution: number): boolean {
  return length / resolution >= leastSigned && resolution <= roadStyles[roadClass].namedBelow * signsBeforeNames;
}

/** A route number on an upright sign in the middle of its road, as beside the road; greater roads come first. */
export function routeShield(
  text: string,
  roadClass: RoadClass,
  at: [x: number, y: number],
  colours: MapPalette,
): Style {
  const sign = { color: colours.shield, lineJoin: 'round' as const };
  return new Style({
    geometry: new Point(at),
    text: new Text({
      ...{ text, font: `700 10.5px ${fontFamily}`, overflow: true, padding: [2, 3, 1, 4] },
      ...{ fill: new Fill({ color: colours.onShield }), backgroundFill: new Fill({ color: colours.shield }) },
      backgroundStroke: new Stroke({ ...sign, width: 3 }),
    }),
    zIndex: orders.shield + roadOrder(roadClass),
  });
}

/** below 1: less than what comes next */
function roadOrder(roadClass: RoadClass): number {
  return (roadClasses.length - roadClasses.indexOf(roadClass)) / 10;
}

/** A landmark's name, below its symbol. */
export function landmarkName(text: string, colours: MapPalette): Style {
  const name = nameText({ text, size: 11.5, colour: colours.placeName, weight: 500 }, colours);
  // clear of the symbol, or the map leaves one of the two out
  name.setOffsetY(20);
  return new Style({ text: name, zIndex: orders.landmark });
}

/** Mercator metres per CSS pixel below which landmarks have their names */
export const landmarksNamedBelow = 5;

export function placeName(text: string, importance: PlaceImportance, colours: MapPalette): Text {
  return nameText({ text, size: sizes[importance], colour: colours.placeName }, colours);
}

export function placeSize(importance: PlaceImportance): number {
  return sizes[importance];
}

export function placeOrder(importance: PlaceImportance): number {
  return orders[importance];
}

export function waterName(text: string, colours: MapPalette): Style {
  const name = nameText({ text, size: 12.5, colour: colours.waterName, weight: 500, isItalic: true }, colours);
  return new Style({ text: name, zIndex: orders.waterName });
}

export function parkName(text: string, colours: MapPalette): Style {
  const name = nameText({ text, size: 11.5, colour: colours.parkName, weight: 500 }, colours);
  return new Style({ text: name, zIndex: orders.parkName });
}

function nameText(look: NameLook, colours: MapPalette): Text {
  const { text, size, colour, weight = 600, isItalic = false, alongLine = false } = look;
  return new Text({
    text,
    font: `${isItalic ? 'italic ' : ''}${String(weight)} ${String(size)}px ${fontFamily}`,
    fill: new Fill({ color: colour }),
    stroke: new Stroke({ color: colours.halo, width: 3 }),
    placement: alongLine ? 'line' : 'point',
    ...(alongLine ? { repeat: 420, maxAngle: 0.5 } : { overflow: true }),
  });
}
