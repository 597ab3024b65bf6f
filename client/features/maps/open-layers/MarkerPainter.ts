import { apply, type Transform } from 'ol/transform.js';
import type { FrameState } from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import { markerLook, type MarkLook } from '../markers/markerLook';
import type { MapMarker } from '../MapMarker';
import { nameOffset } from '../markers/nameOffset';
import { nearestMarker } from '../markers/nearestMarker';
import { drawMarker, markMiddle, type MarkPalette, type MarkSprite } from './drawMarker';
import { drawNamedPlace, drawVisitor } from './drawPlaces';

interface NamedPlace {
  coordinate: number[];
  label: string;
}

interface VisitorPlace {
  coordinate: number[];
  /** accuracy in map units; 0: unknown */
  radius: number;
}

interface PlacedMarker {
  marker: MapMarker;
  coordinate: number[];
  look: MarkLook;
}

/** CSS pixels; no marker extends further from its position */
const reach = 60;

/**
 * Draws all markers on one canvas. Markers with the same look share a sprite, so a frame only copies some hundred
 * sprites and panning stays cheap.
 */
export class MarkerPainter {
  readonly canvas = document.createElement('canvas');
  private markers: PlacedMarker[] = [];
  private chosenId: number | null = null;
  private visitor: VisitorPlace | null = null;
  private named: NamedPlace | null = null;
  private readonly sprites = new Map<string, MarkSprite>();

  constructor(private palette: MarkPalette) {
    this.canvas.style.position = 'absolute';
    this.canvas.style.inset = '0';
  }

  show(markers: readonly MapMarker[]): void {
    this.markers = markers.map((marker) => this.place(marker)).sort(inOrderOfDrawing);
  }

  /** Shows the visitor's position and accuracy; null hides it. */
  showVisitor(place: VisitorPlace | null): void {
    this.visitor = place;
  }

  /** Shows the place that the page's address names, such as a street. */
  showNamedPlace(place: NamedPlace | null): void {
    this.named = place;
  }

  /** Enlarges the marker that contains this ad and draws it on top. Returns whether there is one. */
  choose(databaseId: number | null): boolean {
    this.chosenId = databaseId;
    this.show(this.markers.map(({ marker }) => marker));
    return this.markers.some(({ look }) => look.chosen);
  }

  repaint(palette: MarkPalette): void {
    this.palette = palette;
    this.sprites.clear();
  }

  hit([x = 0, y = 0]: number[], toPixel: Transform): MapMarker | null {
    const placed = this.markers.map(({ marker, coordinate, look }) => {
      const [markX = 0, markY = 0] = apply(toPixel, [...coordinate]);
      const { up, radius } = markMiddle(look);
      return { marker, x: markX, y: markY - up, radius };
    });
    return nearestMarker(placed, x, y)?.marker ?? null;
  }

  /** Shifts the name of a place so that no marker hides it. */
  moveName([x = 0, y = 0]: readonly number[], width: number, resolution: number): number {
    const circles = this.markers.map(({ coordinate: [markX = 0, markY = 0], look }) => {
      const { up, radius } = markMiddle(look);
      return { x: (markX - x) / resolution, y: (y - markY) / resolution - up, radius };
    });
    return nameOffset(width, circles);
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
    const pixelOf = (coordinate: number[]) => {
      const [x = 0, y = 0] = apply(coordinateToPixelTransform, [...coordinate]);
      return [x, y] as const;
    };
    if (this.visitor) {
      const { coordinate, radius } = this.visitor;
      drawVisitor(context, pixelOf(coordinate), radius / resolution, this.palette);
    }
    for (const { coordinate, look } of this.markers) {
      const [x, y] = pixelOf(coordinate);
      if (x < -reach || y < -reach || x > width + reach || y > height + reach) continue;
      const sprite = this.sprite(look, pixelRatio);
      context.drawImage(sprite.canvas, x - sprite.anchorX, y - sprite.anchorY, sprite.width, sprite.height);
    }
    if (this.named) drawNamedPlace(context, pixelOf(this.named.coordinate), this.named.label, this.palette);
    return this.canvas;
  }

  private place(marker: MapMarker): PlacedMarker {
    const chosen = this.chosenId !== null && marker.databaseIds.includes(this.chosenId);
    return { marker, coordinate: fromLonLat([marker.longitude, marker.latitude]), look: markerLook(marker, chosen) };
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

/** Draws the selected marker last, on top of all others; otherwise southern markers cover northern ones. */
function inOrderOfDrawing(one: PlacedMarker, other: PlacedMarker): number {
  return Number(one.look.chosen) - Number(other.look.chosen) || other.marker.latitude - one.marker.latitude;
}
