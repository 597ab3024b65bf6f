import OlMap from 'ol/Map.js';
import Layer from 'ol/layer/Layer.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import type { VisitorPosition } from '../../../platform/geolocation/currentPosition';
import { wantsLessMotion } from '../../../platform/page/wantsLessMotion';
import type { MapLabel } from '../labels/MapLabel';
import type { MapMarker } from '../MapMarker';
import type { MapView } from '../MapView';
import { prominentMarkers } from '../markers/prominentMarkers';
import { countryView } from './ground/countryView';
import { extentOf } from './extentOf';
import { LabelLayer } from './LabelLayer';
import { belongsToStreet } from './highlightStreet';
import { interactions } from './interactions';
import { layGround, type GroundLayers } from './ground/layGround';
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
  onPoint,
  onLabels,
  onAttribution,
  onCredits,
  onFacilities,
}: OffersMapOptions): OffersMap {
  // focusable, now that the arrow keys have a map to move
  target.tabIndex = 0;
  const painter = new MarkerPainter(readMarkerPalette(target));
  const labelLayer = new LabelLayer(`650 13px ${getComputedStyle(target).fontFamily}`);
  const markers = new Layer({
    zIndex: 10,
    render(frame) {
      labelLayer.follow(frame);
      return painter.paint(frame);
    },
  });
  const view = countryView({ maxZoom: closest, showFullExtent: true });
  const map = new OlMap({ target, view, layers: [markers], controls: [], interactions: interactions() });
  map.getOverlayContainer().append(labelLayer.element);
  let candidates: readonly MapLabel[] = [];
  let lastObstacles = '';

  const duration = (): number => (wantsLessMotion() ? 0 : movementMs);

  function repaint(): void {
    painter.repaint(readMarkerPalette(target));
    markers.changed();
  }
  let ground: GroundLayers | null = null;
  let street: ReturnType<typeof belongsToStreet> | null = null;
  const liftGround = layGround({
    map,
    target,
    onAttribution,
    onCredits,
    onFacilities,
    onColours: repaint,
    moveName: (place, width, resolution) => painter.moveName(place, width, resolution),
    highlight: { has: (feature) => street?.(feature) === true, colour: readMarkerPalette(target).primary },
    onLayers: (layers) => (ground = layers),
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
  /** Chooses what has a name or a number in this view; all else is a dot. */
  function settle(): void {
    const [size, centre, resolution] = [map.getSize(), view.getCenter(), view.getResolution()];
    if (!size || !centre || resolution === undefined) return;
    const { placed, boxes } = labelLayer.settle(candidates, { size, centre, resolution });
    const [x = 0, y = 0] = centre;
    const onScreen = painter.placed.map(({ marker, coordinate: [east, north] }) => ({
      marker,
      x: (east - x) / resolution,
      y: (y - north) / resolution,
    }));
    painter.emphasise(prominentMarkers(onScreen, boxes), new Set(placed.map(({ label }) => label.databaseId)));
    painter.cover(boxes, { centre, resolution });
    markers.changed();
    // names take longer than a frame, and markers often arrive as they were
    const { obstacles } = painter;
    if (obstacles !== lastObstacles) ground?.names?.changed();
    lastObstacles = obstacles;
    onLabels(placed);
  }
  map.on('moveend', () => {
    const now = shown();
    if (!now) return;
    settle();
    onView(now);
  });
  const isOnLabel = ({ target: on }: Event): boolean => on instanceof Node && labelLayer.element.contains(on);
  map.on('click', ({ pixel, frameState, originalEvent }) => {
    if (isOnLabel(originalEvent)) return;
    onPick(frameState ? painter.hit(pixel, frameState.coordinateToPixelTransform) : null);
  });
  let pointed: MapMarker | null = null;
  map.on('pointermove', ({ pixel, dragging, frameState, originalEvent }) => {
    if (dragging || !frameState) return;
    const marker = isOnLabel(originalEvent) ? null : painter.hit(pixel, frameState.coordinateToPixelTransform);
    target.style.cursor = marker ? 'pointer' : '';
    if (marker !== pointed) onPoint(marker);
    pointed = marker;
  });

  return {
    labels: labelLayer.element,
    showMarkers(next, labels) {
      candidates = labels;
      painter.show(next);
      settle();
    },
    choose(databaseId, door) {
      painter.choose(databaseId, door);
      markers.changed();
    },
    showVisitor(position) {
      painter.showVisitor(position && placeOfVisitor(position));
      markers.changed();
    },
    showNamedPlace(place) {
      const named = place && { coordinate: fromLonLat([place.at.lon, place.at.lat]), label: place.label };
      painter.showNamedPlace(named);
      street = named && belongsToStreet(named);
      markers.changed();
      ground?.shapes.changed();
      ground?.names?.changed();
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
      const center = [centreX + moveX * resolution, centreY - moveY * resolution];
      view.animate({ center, duration: duration() }, aimed);
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
