import OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import View from 'ol/View.js';
import type BaseLayer from 'ol/layer/Base.js';
import { containsCoordinate } from 'ol/extent.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import { darkMap, lightMap } from '../mapColours';
import { wholeCountry } from '../wholeCountry';
import { baseMapLayer } from './baseMapLayer';
import { interactions } from './interactions';
import { loadBaseMap } from './loadBaseMap';
import type { PinMap, PinMapOptions } from './PinMap';
import { watchMedia } from './watchMedia';

const closest = 19;
/** houses can be told apart */
const pinZoom = 16;

const extentOf = ({ west, south, east, north }: typeof wholeCountry): number[] =>
  transformExtent([west, south, east, north], 'EPSG:4326', 'EPSG:3857');

/** Draws a map with a pin that can be moved. */
export function createPinMap({ target, pin, onMove, onAttribution }: PinMapOptions): PinMap {
  target.tabIndex = 0;
  const view = new View({
    center: fromLonLat([134, -26]),
    zoom: 4,
    minZoom: 3,
    maxZoom: closest,
    enableRotation: false,
    extent: extentOf(wholeCountry),
    constrainOnlyCenter: true,
  });
  const map = new OlMap({ target, view, controls: [], interactions: interactions() });
  const overlay = new Overlay({ element: pin, positioning: 'bottom-center', offset: [0, 6] });
  map.addOverlay(overlay);
  let closed = false;
  let ground: BaseLayer | undefined;
  let isFirst = true;
  const source = loadBaseMap();

  const stopWatching = watchMedia('(prefers-color-scheme: dark)', (isDark) => {
    target.style.background = (isDark ? darkMap : lightMap).ground;
    void drawGround(isDark);
  });

  async function drawGround(isDark: boolean): Promise<void> {
    const found = await source;
    if (!found || closed) return;
    if (ground) map.removeLayer(ground);
    ground = baseMapLayer(found, isDark ? darkMap : lightMap);
    map.addLayer(ground);
    onAttribution(found.attribution);
  }

  const tell = (coordinate: number[]): void => {
    const [lon, lat] = toLonLat(coordinate);
    if (lon !== undefined && lat !== undefined) onMove({ lat, lon });
  };

  map.on('click', ({ coordinate }) => tell(coordinate));

  // drawing the pin along: it follows at once, and the form is told at the end
  const listening = new AbortController();
  const { signal } = listening;
  let isDrawn = false;
  pin.addEventListener(
    'pointerdown',
    (event) => {
      pin.setPointerCapture(event.pointerId);
      isDrawn = true;
    },
    { signal },
  );
  pin.addEventListener(
    'pointermove',
    (event) => {
      if (isDrawn) overlay.setPosition(map.getEventCoordinate(event));
    },
    { signal },
  );
  pin.addEventListener(
    'pointerup',
    () => {
      const at = overlay.getPosition();
      if (isDrawn && at) tell(at);
      isDrawn = false;
    },
    { signal },
  );

  return {
    show(position) {
      if (position === null) {
        overlay.setPosition(undefined);
        return;
      }
      const coordinate = fromLonLat([position.lon, position.lat]);
      overlay.setPosition(coordinate);
      const isInSight = containsCoordinate(view.calculateExtent(map.getSize()), coordinate);
      if (isInSight && !isFirst) return;
      view.setCenter(coordinate);
      view.setZoom(Math.max(view.getZoom() ?? 0, pinZoom));
      isFirst = false;
    },
    fit(box) {
      view.fit(extentOf(box), { maxZoom: pinZoom });
    },
    nudge(right, down) {
      const at = overlay.getPosition();
      const resolution = view.getResolution();
      if (!at || resolution === undefined) return;
      const [x = 0, y = 0] = at;
      tell([x + right * resolution, y - down * resolution]);
    },
    zoomBy(steps) {
      view.setZoom((view.getZoom() ?? 0) + steps);
    },
    close() {
      closed = true;
      listening.abort();
      stopWatching();
      map.removeOverlay(overlay);
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
