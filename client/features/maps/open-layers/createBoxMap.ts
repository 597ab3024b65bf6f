import OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import PointerInteraction from 'ol/interaction/Pointer.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { boxBetween, boxHandles, drawnBox, type BoxHandle, type Place } from '../small-map/boxHandles';
import type { MapGrid } from '../gridOf';
import { mainland } from '../wholeCountry';
import type { BoxMap, BoxMapOptions } from './BoxMap';
import { countryView } from './ground/countryView';
import { extentOf } from './extentOf';
import { gridFeatures } from './gridFeatures';
import { interactions } from './interactions';
import { layGround } from './ground/layGround';
import { readMarkerPalette } from './readMarkerPalette';

/** CSS pixels, because a finger is wider than a handle */
const reach = 18;
/** CSS pixels around the box for buttons, letters and numbers */
const room: [top: number, right: number, bottom: number, left: number] = [72, 40, 40, 40];

/** Creates a map with a box and its grid. The handles resize and move the box. */
export function createBoxMap({ target, onBox, onAttribution }: BoxMapOptions): BoxMap {
  target.tabIndex = 0;
  let grid: MapGrid | null = null;
  let isDrawing = false;
  let held: { handle: BoxHandle } | { from: Place } | null = null;
  const source = new VectorSource();
  const view = countryView({ maxZoom: 18 });
  const map = new OlMap({
    ...{ target, view, controls: [] },
    layers: [new VectorLayer({ source, zIndex: 5, updateWhileInteracting: true })],
    interactions: [
      ...interactions(),
      new PointerInteraction({ handleDownEvent, handleDragEvent, handleUpEvent, handleMoveEvent }),
    ],
  });
  view.fit(extentOf(mainland));

  function repaint(): void {
    source.clear();
    if (grid) source.addFeatures(gridFeatures(grid, readMarkerPalette(target)));
  }

  function placeOf({ coordinate }: MapBrowserEvent): Place {
    const [longitude = 0, latitude = 0] = toLonLat(coordinate);
    return { longitude, latitude };
  }

  function handleAt({ pixel: [x = 0, y = 0] }: MapBrowserEvent): BoxHandle | null {
    if (!grid) return null;
    const near = Object.entries(boxHandles(grid)).find(([, { longitude, latitude }]) => {
      const [atX = 0, atY = 0] =
        (map.getPixelFromCoordinate(fromLonLat([longitude, latitude])) as number[] | null) ?? [];
      return Math.hypot(atX - x, atY - y) <= reach;
    });
    return (near?.[0] as BoxHandle | undefined) ?? null;
  }

  function handleDownEvent(event: MapBrowserEvent): boolean {
    const handle = isDrawing ? null : handleAt(event);
    held = isDrawing ? { from: placeOf(event) } : handle && { handle };
    return held !== null;
  }

  function handleDragEvent(event: MapBrowserEvent): void {
    if (!held) return;
    const at = placeOf(event);
    if ('from' in held) {
      const { gridColumns, gridRows } = grid ?? { gridColumns: 8, gridRows: 8 };
      grid = { ...boxBetween(held.from, at), gridColumns, gridRows };
    } else if (grid) grid = { ...grid, ...drawnBox(grid, held.handle, at) };
    repaint();
  }

  function handleUpEvent(): boolean {
    if (held && grid) onBox(grid);
    held = null;
    return false;
  }

  function handleMoveEvent(event: MapBrowserEvent): void {
    target.style.cursor = isDrawing ? 'crosshair' : handleAt(event) === null ? '' : 'move';
  }

  const liftGround = layGround({ map, target, onAttribution, onColours: repaint });

  return {
    show(next) {
      grid = next;
      repaint();
    },
    fit(box) {
      view.fit(extentOf(box), { padding: room });
    },
    draw(next) {
      isDrawing = next;
      target.style.cursor = next ? 'crosshair' : '';
    },
    shown() {
      const [width = 0, height = 0] = map.getSize() ?? [];
      const [top, right, bottom, left] = room;
      const corners = [
        map.getCoordinateFromPixel([left, height - bottom]),
        map.getCoordinateFromPixel([width - right, top]),
      ];
      const [one, other] = corners.map((corner: number[] | null) => corner && toLonLat(corner));
      if (!one || !other) return null;
      const [place, across] = [one, other].map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));
      return place && across ? boxBetween(place, across) : null;
    },
    zoomBy(steps) {
      view.setZoom((view.getZoom() ?? 0) + steps);
    },
    close() {
      liftGround();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
