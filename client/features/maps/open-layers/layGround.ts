import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import { darkMap, lightMap } from '../mapColours';
import type { MapCredit } from '../MapCredit';
import { baseMapLayer } from './baseMapLayer';
import type { MoveName } from './baseMapStyle';
import { loadBaseMap } from './loadBaseMap';
import { watchMedia } from './watchMedia';

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
