import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import MVT from 'ol/format/MVT.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import { darkMap, lightMap, type MapColours } from '../mapColours';
import type { MapCredit } from '../attribution/MapCredit';
import type { BaseMapSource } from './BaseMapSource';
import { readTileJson } from './readTileJson';
import { baseMapStyle, type MoveName } from './baseMapStyle';

interface GroundOptions {
  map: OlMap;
  target: HTMLElement;
  /** whom the ground has to be credited to, as HTML */
  onAttribution: (html: string) => void;
  /** the same for each part of the ground */
  onCredits?: (credits: MapCredit[]) => void;
  /** the colours are others now: what lies above is drawn again */
  onColours?: () => void;
  /** for names that something above would hide; asked anew when the layer changes */
  moveName?: MoveName;
  onLayer?: (ground: BaseLayer) => void;
}

/** Lays the ground under a map, in light or dark colours as the visitor has it; answers how to stop. */
export function layGround(options: GroundOptions): () => void {
  const { map, target, onAttribution, onCredits, onColours, moveName, onLayer } = options;
  let closed = false;
  let ground: BaseLayer | undefined;
  const source = loadBaseMap();

  async function drawGround(isDark: boolean): Promise<void> {
    const found = await source;
    if (!found || closed) return;
    if (ground) map.removeLayer(ground);
    ground = baseMapLayer(found, isDark ? darkMap : lightMap, moveName);
    map.addLayer(ground);
    onLayer?.(ground);
    onAttribution(found.attribution);
    onCredits?.(found.credits);
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

/** Tells whether the query holds, now and whenever that changes; answers how to stop. */
function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query);
  const tell = (): void => onChange(list.matches);
  list.addEventListener('change', tell);
  tell();
  return () => list.removeEventListener('change', tell);
}

/** Asks the server what lies under the ads. Without an answer there is a map all the same, on plain ground. */
async function loadBaseMap(): Promise<BaseMapSource | null> {
  try {
    const answer = await fetch('/base-map/tiles.json');
    return answer.ok ? readTileJson(await answer.json(), window.location.origin) : null;
  } catch {
    return null;
  }
}

/** The ground; the colours only bear upon vector tiles, pictures come as they are. */
function baseMapLayer({ kind, url, maxZoom }: BaseMapSource, colours: MapColours, moveName?: MoveName): BaseLayer {
  if (kind === 'raster') {
    // by this name the style sheet darkens pictures that only come light
    return new TileLayer({ className: 'raster-ground', source: new XYZ({ url, maxZoom, crossOrigin: 'anonymous' }) });
  }
  return new VectorTileLayer({
    source: new VectorTileSource({ format: new MVT(), url, maxZoom }),
    style: baseMapStyle(colours, moveName),
    declutter: true,
    // names are drawn once a movement has ended
    updateWhileAnimating: false,
    updateWhileInteracting: false,
  });
}
