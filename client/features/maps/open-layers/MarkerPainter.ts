import type { Transform } from 'ol/transform.js';
import type { FrameState } from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import { markerLook, type MarkLook } from '../markers/markerLook';
import type { MapBox } from '../MapBox';
import type { MapMarker } from '../MapMarker';
import type { ScreenBox } from '../ScreenSpace';
import { nameOffset } from '../markers/nameOffset';
import { nearestMarker } from '../markers/nearestMarker';
import { drawMarker, markMiddle, type MarkPalette, type MarkSprite } from './drawMarker';
import { drawNamedPlace, drawVisitor } from './drawPlaces';

interface NamedPlace {
  coordinate: readonly number[];
  label: string;
}

interface VisitorPlace {
  coordinate: readonly number[];
  /** accuracy in map units; 0: unknown */
  radius: number;
}

interface PlacedMarker {
  marker: MapMarker;
  coordinate: readonly [x: number, y: number];
  look: MarkLook;
}

const nobody: ReadonlySet<never> = new Set<never>();

/** CSS pixels; no marker extends further from its position */
const reach = 60;

/**
 * Draws all markers on one canvas. Markers with the same look share a sprite, so a frame only copies some hundred
 * sprites and panning stays cheap.
 */
export class MarkerPainter {
  readonly canvas = document.createElement('canvas');
  private markers: PlacedMarker[] = [];
  private prominent: ReadonlySet<MapMarker> = nobody;
  private named: ReadonlySet<number> = nobody;
  /** in map units */
  private covered: readonly ScreenBox[] = [];
  private chosenId: number | null = null;
  private chosenDoor: MapBox | null = null;
  private visitor: VisitorPlace | null = null;
  private namedPlace: NamedPlace | null = null;
  private readonly sprites = new Map<string, MarkSprite>();

  constructor(private palette: MarkPalette) {
    this.canvas.style.position = 'absolute';
    this.canvas.style.inset = '0';
  }

  show(markers: readonly MapMarker[]): void {
    const placed = markers.map((marker) => {
      const [x = 0, y = 0] = fromLonLat([marker.longitude, marker.latitude]);
      return { marker, coordinate: [x, y] as const };
    });
    this.restyle(placed);
  }

  /** The markers, in map units. */
  get placed(): readonly Pick<PlacedMarker, 'marker' | 'coordinate'>[] {
    return this.markers;
  }

  /** Sets the markers that show their number, and the ads whose names stand at their places. */
  emphasise(prominent: ReadonlySet<MapMarker>, named: ReadonlySet<number>): void {
    this.prominent = prominent;
    this.named = named;
    this.restyle(this.markers);
  }

  /** Sets the boxes that labels cover, in CSS pixels from the middle of the view. */
  cover(boxes: readonly ScreenBox[], { centre, resolution }: { centre: readonly number[]; resolution: number }): void {
    const [x = 0, y = 0] = centre;
    this.covered = boxes.map(({ left, right, top, bottom }) => ({
      ...{ left: x + left * resolution, right: x + right * resolution },
      ...{ top: y - top * resolution, bottom: y - bottom * resolution },
    }));
  }

  /** Shows the visitor's position and accuracy; null hides it. */
  showVisitor(place: VisitorPlace | null): void {
    this.visitor = place;
  }

  /** Shows the place that the page's address names, such as a street. */
  showNamedPlace(place: NamedPlace | null): void {
    this.namedPlace = place;
  }

  /**
   * Enlarges the marker that contains this ad, or this door with too many ads to name, and draws it on top. Returns
   * whether there is one.
   */
  choose(databaseId: number | null, door: MapBox | null = null): boolean {
    this.chosenId = databaseId;
    this.chosenDoor = door;
    this.restyle(this.markers);
    return this.markers.some(({ look }) => look.chosen);
  }

  repaint(palette: MarkPalette): void {
    this.palette = palette;
    this.sprites.clear();
  }

  hit([x = 0, y = 0]: number[], toPixel: Transform): MapMarker | null {
    const placed = this.markers.flatMap(({ marker, coordinate, look }) => {
      const [markX, markY] = pixelOf(coordinate, toPixel);
      const { up, radius } = markMiddle(look);
      const head = { marker, x: markX, y: markY - up, radius };
      // a dot that becomes a pin stays under the mouse
      return look.chosen && up > 0 ? [head, { marker, x: markX, y: markY, radius: 0 }] : [head];
    });
    return nearestMarker(placed, x, y)?.marker ?? null;
  }

  /** Shifts the name of a place so that no marker or label hides it; null where all shifts are hidden. */
  moveName([x = 0, y = 0]: readonly number[], width: number, resolution: number): number | null {
    const circles = this.markers.map(({ coordinate: [markX, markY], look }) => {
      const { up, radius } = markMiddle(look);
      return { x: (markX - x) / resolution, y: (y - markY) / resolution - up, radius };
    });
    const boxes = this.covered.map(({ left, right, top, bottom }) => ({
      ...{ left: (left - x) / resolution, right: (right - x) / resolution },
      ...{ top: (y - top) / resolution, bottom: (y - bottom) / resolution },
    }));
    return nameOffset(width, circles, boxes);
  }

  /** All that shifts names, as text: where it is the same, they need not be laid out again. */
  get obstacles(): string {
    const marks = this.markers.map(({ coordinate, look }) => ({ coordinate, ...markMiddle(look) }));
    return JSON.stringify([marks, this.covered]);
  }

  /** OpenLayers' render callback for each frame. */
  paint({ size: [width = 0, height = 0], pixelRatio, coordinateToPixelTransform, viewState }: FrameState): HTMLElement {
    const { resolution } = viewState;
    this.fit(width, height, pixelRatio);
    const context = this.canvas.getContext('2d');
    if (!context) return this.canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.scale(pixelRatio, pixelRatio);
    if (this.visitor) {
      const { coordinate, radius } = this.visitor;
      drawVisitor(context, pixelOf(coordinate, coordinateToPixelTransform), radius / resolution, this.palette);
    }
    for (const { coordinate, look } of this.markers) {
      const [x, y] = pixelOf(coordinate, coordinateToPixelTransform);
      if (x < -reach || y < -reach || x > width + reach || y > height + reach) continue;
      const sprite = this.sprite(look, pixelRatio);
      context.drawImage(sprite.canvas, x - sprite.anchorX, y - sprite.anchorY, sprite.width, sprite.height);
    }
    if (this.namedPlace) {
      const { coordinate, label } = this.namedPlace;
      drawNamedPlace(context, pixelOf(coordinate, coordinateToPixelTransform), label, this.palette);
    }
    return this.canvas;
  }

  private restyle(markers: readonly Pick<PlacedMarker, 'marker' | 'coordinate'>[]): void {
    this.markers = markers
      .map(({ marker, coordinate }) => ({ marker, coordinate, look: this.lookOf(marker) }))
      .sort(inOrderOfDrawing);
  }

  private lookOf(marker: MapMarker): MarkLook {
    const { chosenId, chosenDoor } = this;
    // the name of an ad stands out by itself
    const hasAd = chosenId !== null && !this.named.has(chosenId) && marker.databaseIds.includes(chosenId);
    const isDoor = chosenDoor !== null && marker.databaseIds.length === 0 && contains(marker, chosenDoor);
    return markerLook(marker, hasAd || isDoor, this.prominent.has(marker));
  }

  private sprite(look: MarkLook, pixelRatio: number): MarkSprite {
    const key = `${Object.values(look).join(' ')} ${String(pixelRatio)}`;
    const known = this.sprites.get(key);
    if (known) return known;
    const sprite = drawMarker(look, this.palette, pixelRatio);
    this.sprites.set(key, sprite);
    return sprite;
  }

  private fit(width: number, height: number, pixelRatio: number): void {
    const [across, down] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (this.canvas.width === across && this.canvas.height === down) return;
    this.canvas.width = across;
    this.canvas.height = down;
    this.canvas.style.width = `${String(width)}px`;
    this.canvas.style.height = `${String(height)}px`;
  }
}

/** Without an array for each marker and frame. */
function pixelOf([x = 0, y = 0]: readonly number[], transform: Transform): readonly [x: number, y: number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Dots are below numbers, and the selected marker is above all; otherwise southern markers cover northern ones. */
function inOrderOfDrawing(one: PlacedMarker, other: PlacedMarker): number {
  return layerOf(one) - layerOf(other) || other.marker.latitude - one.marker.latitude;
}

function layerOf({ look }: PlacedMarker): number {
  if (look.chosen) return 2;
  return look.kind === 'dot' ? 0 : 1;
}

function contains(outer: MapBox, inner: MapBox): boolean {
  return (
    outer.west <= inner.west && inner.east <= outer.east && outer.south <= inner.south && inner.north <= outer.north
  );
}
