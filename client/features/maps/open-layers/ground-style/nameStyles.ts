import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { RoadClass } from '../../../../../shared/map-style/roadClasses';
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
const orders = { capital: 14, city: 13, town: 12, suburb: 10, shield: 9, waterName: 8, road: 7, parkName: 5 } as const;

const sizes: Record<PlaceImportance, number> = { capital: 15, city: 13, town: 12.5, suburb: 12.5 };

export function isRoadNamed(roadClass: RoadClass, resolution: number): boolean {
  return resolution <= roadStyles[roadClass].namedBelow;
}

export function roadName(text: string, roadClass: RoadClass, colours: MapPalette): Style {
  const { letters } = roadStyles[roadClass];
  const name = nameText({ text, size: letters, colour: colours.streetName, weight: 500, alongLine: true }, colours);
  return new Style({ text: name, zIndex: orders.road });
}

/** A route number on a sign, as beside the road. */
export function routeShield(text: string, colours: MapPalette): Style {
  return new Style({
    text: new Text({
      ...{ text, font: `700 10px ${fontFamily}`, placement: 'line', repeat: 600, keepUpright: true, maxAngle: 6.3 },
      ...{ fill: new Fill({ color: colours.onShield }), stroke: new Stroke({ color: colours.shield, width: 6 }) },
    }),
    zIndex: orders.shield,
  });
}

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
