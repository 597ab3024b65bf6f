import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import MVT from 'ol/format/MVT.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import type { FacilityType } from '../../../../../shared/map-style/facilities';
import { darkMap, lightMap, type MapPalette } from '../../../../generated/mapPalettes';
import { tilesAddress } from '../../../../shared/tilesAddress';
import type { MapCredit } from '../../attribution/MapCredit';
import type { BaseMapSource } from './BaseMapSource';
import { loadTilesInTurn } from './loadTilesInTurn';
import { readTileJson } from './readTileJson';
import { NameLayer } from './NameLayer';
import { nameStyle, type MoveName } from './nameStyle';
import { ShapeLayer } from './ShapeLayer';
import { shapeStyle, type Highlight } from './shapeStyle';

interface GroundOptions {
  map: OlMap;
  target: HTMLElement;
  /** called with the base map's attribution as HTML */
  onAttribution: (html: string) => void;
  /** called with the attributions of the parts of the base map */
  onCredits?: (credits: MapCredit[]) => void;
  /** called with the facilities that the base map has */
  onFacilities?: (facilities: FacilityType[]) => void;
  /** called after a change between light and dark, to redraw the layers above */
  onColours?: () => void;
  /** shifts names that a marker would hide; called again when the layer of names changes */
  moveName?: MoveName;
  /** roads that stand out; read again when the layer of shapes changes */
  highlight?: Highlight;
  onLayers?: (ground: GroundLayers) => void;
}

export interface GroundLayers {
  shapes: BaseLayer;
  /** apart, because names take longer to draw; null: the base map is pictures that include them */
  names: BaseLayer | null;
}

/** Adds the base map in the visitor's light or dark colours. Returns a function that stops it. */
export function layGround(options: GroundOptions): () => void {
  const { map, target, onAttribution, onCredits, onFacilities, onColours, moveName, highlight, onLayers } = options;
  let closed = false;
  let drawn: BaseLayer[] = [];
  const source = loadBaseMap();

  async function drawGround(isDark: boolean): Promise<void> {
    const found = await source;
    if (!found || closed) return;
    for (const layer of drawn) map.removeLayer(layer);
    const ground = groundLayers(found, isDark ? darkMap : lightMap, moveName, highlight);
    drawn = [ground.shapes, ...(ground.names ? [ground.names] : [])];
    for (const layer of drawn) map.addLayer(layer);
    onLayers?.(ground);
    onAttribution(found.attribution);
    onCredits?.(found.credits);
    onFacilities?.(found.facilities);
  }

  const stopWatching = watchMedia('(prefers-color-scheme: dark)', (isDark) => {
    target.style.background = (isDark ? darkMap : lightMap).ground;
    void drawGround(isDark);
    onColours?.();
  });
  return () => {
    closed = true;
    stopWatching();
  };
}

/** Calls back with the state of a media query, now and on every change. Returns a function that stops it. */
function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query);
  const tell = (): void => onChange(list.matches);
  list.addEventListener('change', tell);
  tell();
  return () => list.removeEventListener('change', tell);
}

/** Loads the source of the base map. Returns null on failure; the map then has a plain background. */
async function loadBaseMap(): Promise<BaseMapSource | null> {
  try {
    const answer = await fetch(tilesAddress);
    return answer.ok ? readTileJson(await answer.json(), window.location.origin) : null;
  } catch {
    return null;
  }
}

/** The layers of the base map. The colours affect vector tiles only. */
function groundLayers(
  { kind, url, maxZoom }: BaseMapSource,
  colours: MapPalette,
  moveName?: MoveName,
  highlight?: Highlight,
): GroundLayers {
  if (kind === 'raster') {
    // the style sheet darkens raster tiles by this class name, because they exist in light colours only
    const source = new XYZ({ url, maxZoom, crossOrigin: 'anonymous' });
    return { shapes: new TileLayer({ className: 'raster-ground', source }), names: null };
  }
  // both layers draw the same tiles, which are loaded once
  const source = new VectorTileSource({ format: new MVT(), url, maxZoom, tileLoadFunction: loadTilesInTurn() });
  return {
    shapes: new ShapeLayer({ source, style: shapeStyle(colours, highlight) }),
    names: new NameLayer({
      ...{ source, style: nameStyle(colours, moveName), declutter: true },
      // the class name gives the layer a canvas of its own, which can be moved
      ...{ className: 'ground-names', renderMode: 'vector' as const },
    }),
  };
}
