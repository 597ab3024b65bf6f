import OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { containsCoordinate } from 'ol/extent.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import { countryView } from './ground/countryView';
import { extentOf } from './extentOf';
import { interactions } from './interactions';
import { layGround } from './ground/layGround';
import type { PinMap, PinMapOptions } from './PinMap';

const closest = 19;
/** a zoom that shows single houses */
const pinZoom = 16;

/** Creates a map with a movable pin. */
export function createPinMap({ target, pin, onMove, onAttribution }: PinMapOptions): PinMap {
  target.tabIndex = 0;
  const view = countryView({ maxZoom: closest });
  const map = new OlMap({ target, view, controls: [], interactions: interactions() });
  const overlay = new Overlay({ element: pin, positioning: 'bottom-center', offset: [0, 6] });
  map.addOverlay(overlay);
  let isFirst = true;
  const liftGround = layGround({ map, target, onAttribution });

  const tell = (coordinate: number[]): void => {
    const [lon, lat] = toLonLat(coordinate);
    if (lon !== undefined && lat !== undefined) onMove({ lat, lon });
  };

  map.on('click', ({ coordinate }) => tell(coordinate));

  // the pin follows the pointer at once; the form is updated at the end of the drag
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
      listening.abort();
      liftGround();
      map.removeOverlay(overlay);
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
