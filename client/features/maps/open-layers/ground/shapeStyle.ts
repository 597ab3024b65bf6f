import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import { roadClasses, type RoadClass } from '../../../../../shared/map-style/roadClasses';
import type { MapPalette } from '../../../../generated/mapPalettes';
import * as lines from '../ground-style/lineStyles';
import { readGround, textOf, type AreaKind } from '../ground-style/readGround';

/** Roads that stand out, such as a street that was looked up. */
export interface Highlight {
  has: (feature: FeatureLike) => boolean;
  colour: string;
}

type PlainArea = Exclude<AreaKind, 'building' | 'roadArea'>;
const areaColours: Record<PlainArea, keyof MapPalette> = {
  ...{ sea: 'sea', land: 'land', park: 'park', beach: 'beach', water: 'sea', railwayArea: 'railwayBed' },
};

/** Styles areas and lines of our own layers, and of the OpenMapTiles and Protomaps schemes, in the same way. */
export function shapeStyle(colours: MapPalette, highlight: Highlight | null = null): StyleFunction {
  const areas = new Map(
    Object.entries(areaColours).map(([kind, key]) => [kind, new Style({ fill: new Fill({ color: colours[key] }) })]),
  );
  const border = lines.borderLine(colours);
  const ferry = lines.ferryLine(colours);
  const building = lines.buildingArea(colours);
  const roadAreas = new Map(roadClasses.map((roadClass) => [roadClass, lines.roadAreas(roadClass, colours)]));

  const road = (feature: FeatureLike, roadClass: RoadClass, resolution: number): Style[] => {
    const band = highlight?.has(feature) ? [lines.highlightLine(roadClass, resolution, highlight.colour)] : [];
    return [...lines.roadLines(roadClass, resolution, colours), ...band];
  };

  return (feature, resolution) => {
    const ground = readGround(feature);
    if (!ground) return undefined;
    switch (ground.kind) {
      case 'road':
        return road(feature, ground.roadClass, resolution);
      case 'roadArea':
        return roadAreas.get(classOfArea(feature));
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

function classOfArea(feature: FeatureLike): RoadClass {
  return roadClasses.find((roadClass) => roadClass === textOf(feature, 'class')) ?? 'minor';
}
