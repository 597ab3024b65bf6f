import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import MVT from 'ol/format/MVT.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import type { FacilityType } from '../../../../../shared/map-style/facilities';
import { darkMap, lightMap, type MapPalette } from '../../../../generated/mapPalettes';
import type { MapCredit } from '../../attribution/MapCredit';
import type { BaseMapSource } from './BaseMapSource';
import { loadTilesInTurn } from './loadTilesInTurn';
import { readTileJson } from './readTileJson';
import { baseMapStyle, type Highlight, type MoveName } from './baseMapStyle';

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
  /** shifts names that a marker would hide; called again when the layer changes */
  moveName?: MoveName;
  /** roads that stand out; read again when the layer changes */
  highlight?: Highlight;
  onLayer?: (ground: BaseLayer) => void;
}

/** Adds the base map in the visitor's light or dark colours. Returns a function that stops it. */
export function layGround(options: GroundOptions): () => void {
  const { map, target, onAttribution, onCredits, onFacilities, onColours, moveName, highlight, onLayer } = options;
  let closed = false;
  let ground: BaseLayer | undefined;
  const source = loadBaseMap();

  async function drawGround(isDark: boolean): Promise<void> {
    const found = await source;
    if (!found || closed) return;
    if (ground) map.removeLayer(ground);
    ground = baseMapLayer(found, isDark ? darkMap : lightMap, moveName, highlight);
    map.addLayer(ground);
    onLayer?.(ground);
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
    const answer = await fetch('/base-map/tiles.json');
    return answer.ok ? readTileJson(await answer.json(), window.location.origin) : null;
  } catch {
    return null;
  }
}

/** The base map layer. The colours affect vector tiles only. */
function baseMapLayer(
  { kind, url, maxZoom }: BaseMapSource,
  colours: MapPalette,
  moveName?: MoveName,
  highlight?: Highlight,
): BaseLayer {
  if (kind === 'raster') {
    // the style sheet darkens raster tiles by this class name, because they exist in light colours only
    return new TileLayer({ className: 'raster-ground', source: new XYZ({ url, maxZoom, crossOrigin: 'anonymous' }) });
  }
  return new VectorTileLayer({
    source: new VectorTileSource({ format: new MVT(), url, maxZoom, tileLoadFunction: loadTilesInTurn() }),
    style: baseMapStyle(colours, moveName, highlight),
    declutter: true,
    // names appear after a movement has ended
    updateWhileAnimating: false,
    updateWhileInteracting: false,
  });
}
