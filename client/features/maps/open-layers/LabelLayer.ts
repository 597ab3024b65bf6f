import type { FrameState } from 'ol/Map.js';
import { apply } from 'ol/transform.js';
import { fromLonLat } from 'ol/proj.js';
import type { MapLabel } from '../labels/MapLabel';
import { settleLabels, type PlacedLabel } from '../labels/settleLabels';
import type { ScreenBox } from '../ScreenSpace';

interface SettledView {
  centre: readonly number[];
  resolution: number;
  size: readonly number[];
}

/** of a label beside its words, CSS pixels: padding, and an icon with its gap */
const padding = 22;
const icon = 21;
const widest = 168;
/** kept free at the edges of the map, CSS pixels: controls, scale and attribution */
const edges = { top: 8, left: 8, right: 8, bottom: 30 };
/** within these edges, from the corners of the map: zoom and keeping, and the legend */
const cornerControls = { topLeft: { right: 66, bottom: 150 }, bottomLeft: { right: 96, top: 84 } };
/** On phones filters lie over the upper edge, and controls within the thumb's reach. */
const phoneEdges = { top: 64, left: 8, right: 64, bottom: 40 };
const widestPhone = 767;

/**
 * Places the names of ads over the map as elements of the page, so that they can be reached by keyboard. A movement
 * shifts one element; only a new zoom moves each.
 */
export class LabelLayer {
  readonly element = document.createElement('div');
  private readonly context = document.createElement('canvas').getContext('2d');
  private view: SettledView | null = null;
  private zoom = 1;

  constructor(private readonly font: string) {
    const { style } = this.element;
    style.position = 'absolute';
    style.top = '0';
    style.left = '0';
    style.willChange = 'transform';
  }

  /** Chooses and places labels for a view. Returns them, and their boxes from the middle of the view. */
  settle(labels: readonly MapLabel[], view: SettledView): { placed: PlacedLabel[]; boxes: readonly ScreenBox[] } {
    this.view = view;
    this.zoom = Number.NaN;
    const [width = 0, height = 0] = view.size;
    const [x = 0, y = 0] = view.centre;
    const candidates = labels.map((label): PlacedLabel => {
      const [east = 0, north = 0] = fromLonLat([label.longitude, label.latitude]);
      return { label, x: Math.round((east - x) / view.resolution), y: Math.round((y - north) / view.resolution) };
    });
    const isPhone = window.innerWidth <= widestPhone;
    const { top, left, right, bottom } = isPhone ? phoneEdges : edges;
    const room = {
      left: left - width / 2,
      right: width / 2 - right,
      top: top - height / 2,
      bottom: height / 2 - bottom,
    };
    const legend = {
      ...{ left: -width / 2, right: cornerControls.bottomLeft.right - width / 2 },
      ...{ top: height / 2 - cornerControls.bottomLeft.top, bottom: height / 2 },
    };
    const zoom = {
      ...{ left: -width / 2, right: cornerControls.topLeft.right - width / 2 },
      ...{ top: -height / 2, bottom: cornerControls.topLeft.bottom - height / 2 },
    };
    return settleLabels(candidates, room, (label) => this.widthOf(label), isPhone ? [legend] : [legend, zoom]);
  }

  /** Keeps the labels at their places in a frame. */
  follow({ coordinateToPixelTransform, viewState }: FrameState): void {
    if (!this.view) return;
    const [x = 0, y = 0] = apply(coordinateToPixelTransform, [...this.view.centre]);
    this.element.style.transform = `translate(${String(Math.round(x))}px, ${String(Math.round(y))}px)`;
    const zoom = this.view.resolution / viewState.resolution;
    if (zoom === this.zoom) return;
    this.zoom = zoom;
    this.element.style.setProperty('--zoom', String(zoom));
  }

  private widthOf({ words, isPrice }: MapLabel): number {
    if (!this.context) return widest;
    this.context.font = this.font;
    const { width } = this.context.measureText(words);
    return Math.min(widest, width + padding + (isPrice ? 0 : icon));
  }
}
