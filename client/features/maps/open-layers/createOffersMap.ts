import OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import Layer from 'ol/layer/Layer.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import type { VisitorPosition } from '../../../platform/geolocation/currentPosition';
import { wantsLessMotion } from '../../../platform/page/wantsLessMotion';
import type { MapView } from '../MapView';
import { countryView } from './countryView';
import { extentOf } from './extentOf';
import { interactions } from './interactions';
import { layGround } from './layGround';
import { MarkerPainter } from './MarkerPainter';
import type { OffersMap, OffersMapOptions } from './OffersMap';
import { readMarkerPalette } from './readMarkerPalette';

const closest = 19;
/** zoom limit, so that a single ad is not shown alone in an empty street */
const closestFit = 16;
const margin = [72, 56, 40, 56];
const movementMs = 250;

/** Mercator metres grow with the distance from the equator, so the accuracy is scaled. */
function placeOfVisitor({ lat, lon, accuracy = 0 }: VisitorPosition) {
  return { coordinate: fromLonLat([lon, lat]), radius: accuracy / Math.cos((lat * Math.PI) / 180) };
}

/** Creates the map with base map and markers in the target. Only the modules of this folder import OpenLayers. */
export function createOffersMap({
  target,
  onView,
  onAim,
  onPick,
  onAttribution,
  onCredits,
}: OffersMapOptions): OffersMap {
  // focusable, now that the arrow keys have a map to move
  target.tabIndex = 0;
  const painter = new MarkerPainter(readMarkerPalette(target));
  const markers = new Layer({ zIndex: 10, render: (frame) => painter.paint(frame) });
  const view = countryView({ maxZoom: closest, showFullExtent: true });
  const map = new OlMap({ target, view, layers: [markers], controls: [], interactions: interactions() });

  const duration = (): number => (wantsLessMotion() ? 0 : movementMs);

  function repaint(): void {
    painter.repaint(readMarkerPalette(target));
    markers.changed();
  }
  let ground: BaseLayer | null = null;
  const liftGround = layGround({
    map,
    target,
    onAttribution,
    onCredits,
    onColours: repaint,
    moveName: (place, width, resolution) => painter.moveName(place, width, resolution),
    onLayer: (layer) => (ground = layer),
  });

  const shown = (): MapView | null => {
    const size = map.getSize();
    const zoom = view.getZoom();
    if (!size || zoom === undefined) return null;
    const extent = transformExtent(view.calculateExtent(size), 'EPSG:3857', 'EPSG:4326');
    const [west = 0, south = 0, east = 0, north = 0] = extent;
    return { box: { west, south, east, north }, zoom };
  };
  const aimed = (): void => {
    const now = shown();
    if (now) onAim(now);
  };
  map.on('moveend', () => {
    const now = shown();
    if (now) onView(now);
  });
  map.on('click', ({ pixel, frameState }) => {
    onPick(frameState ? painter.hit(pixel, frameState.coordinateToPixelTransform) : null);
  });
  map.on('pointermove', ({ pixel, dragging, frameState }) => {
    if (dragging || !frameState) return;
    target.style.cursor = painter.hit(pixel, frameState.coordinateToPixelTransform) ? 'pointer' : '';
  });

  return {
    showMarkers(next) {
      painter.show(next);
      markers.changed();
      ground?.changed();
    },
    choose(databaseId) {
      painter.choose(databaseId);
      markers.changed();
    },
    showVisitor(position) {
      painter.showVisitor(position && placeOfVisitor(position));
      markers.changed();
    },
    showNamedPlace(place) {
      painter.showNamedPlace(place && { coordinate: fromLonLat([place.at.lon, place.at.lat]), label: place.label });
      markers.changed();
    },
    fit(box, { close = false } = {}) {
      view.fit(extentOf(box), {
        padding: close ? [0, 0, 0, 0] : margin,
        maxZoom: close ? closest : closestFit,
      });
      aimed();
    },
    goTo({ lat, lon }, zoom) {
      view.setCenter(fromLonLat([lon, lat]));
      view.setZoom(zoom);
      aimed();
    },
    zoomInto(box) {
      view.fit(extentOf(box), { padding: margin, maxZoom: closest - 1, duration: duration() });
    },
    keepInSight({ lat, lon }, { right = 0, bottom = 0 }) {
      // a second animation would start in the middle of the first and conflict with it
      view.cancelAnimations();
      const [width = 0, height = 0] = map.getSize() ?? [];
      map.renderSync();
      const pixel = map.getPixelFromCoordinate(fromLonLat([lon, lat])) as number[] | null;
      const centre = view.getCenter();
      const resolution = view.getResolution();
      if (!pixel || !centre || resolution === undefined) return;
      const [x = 0, y = 0] = pixel;
      const between = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to));
      const moveX = x - between(x, 40, Math.max(width - right - 40, 40));
      const moveY = y - between(y, 64, Math.max(height - bottom - 24, 64));
      if (moveX === 0 && moveY === 0) return;
      const [centreX = 0, centreY = 0] = centre;
      view.animate({ center: [centreX + moveX * resolution, centreY - moveY * resolution], duration: duration() });
    },
    zoomBy(steps) {
      view.animate({ zoom: (view.getZoom() ?? 0) + steps, duration: duration() });
    },
    close() {
      liftGround();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
