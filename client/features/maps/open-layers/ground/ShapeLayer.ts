import VectorTileLayer from 'ol/layer/VectorTile.js';
import type { FrameState } from 'ol/Map.js';
import type VectorRenderTile from 'ol/VectorRenderTile.js';
import CanvasVectorTileLayerRenderer from 'ol/renderer/canvas/VectorTileLayer.js';
import { getUid } from 'ol/util.js';
import { isMoving, restMs } from './isMoving';

/**
 * Draws the areas and lines of the base map as a picture for each tile, one picture in each frame: all at once would stop
 * the page for several frames. Until a tile has its picture, those of other zooms are seen in its place; while the map
 * zooms in, those of the zoom before are enough. After a zoom the pictures are drawn anew for the new scale.
 */
export class ShapeLayer extends VectorTileLayer {
  protected override createRenderer(): CanvasVectorTileLayerRenderer {
    // as its parent does: the default keeps 512 pictures, of up to 9 MB each on a phone
    return new ShapeRenderer(this, { cacheSize: 0 });
  }
}

type DrawTile = Parameters<CanvasVectorTileLayerRenderer['drawTile']>;
type EnqueueTiles = Parameters<CanvasVectorTileLayerRenderer['enqueueTiles']>;
type GetTile = Parameters<CanvasVectorTileLayerRenderer['getTile']>;

class ShapeRenderer extends CanvasVectorTileLayerRenderer {
  private readonly drawnFor = new WeakMap<VectorRenderTile, number>();
  private movedAt = -Infinity;
  private nearedAt = -Infinity;
  private resolution = 0;
  /** zoom of the last tile that got a picture */
  private drawnZoom = -Infinity;
  private mayDraw = false;
  private mayRedraw = false;

  override renderFrame(frame: FrameState, target: HTMLElement): HTMLElement {
    const now = performance.now();
    const { resolution } = frame.viewState;
    if (isMoving(frame)) this.movedAt = now;
    if (isMoving(frame) && resolution < this.resolution) this.nearedAt = now;
    this.resolution = resolution;
    this.mayDraw = true;
    this.mayRedraw = now - this.movedAt >= restMs;
    return super.renderFrame(frame, target);
  }

  override getTile(...place: GetTile): ReturnType<CanvasVectorTileLayerRenderer['getTile']> {
    const tile = super.getTile(...place) as VectorRenderTile | null;
    if (!tile) return null;
    // OpenLayers looks for tiles of other zooms to show below one that fades in
    tile.inTransition = () => !this.drawnFor.has(tile);
    tile.getAlpha = () => (this.drawnFor.has(tile) ? 1 : 0);
    return tile;
  }

  override enqueueTiles(...[frame, extent, zoom, tilesByZoom, preload]: EnqueueTiles): void {
    const { projection, resolution } = frame.viewState;
    const source = this.getLayer().getSource();
    const shown = source?.getTileGridForProjection(projection).getZForResolution(resolution, source.zDirection);
    // tiles for the end of an animation are only loaded: they would be drawn all at once
    super.enqueueTiles(frame, extent, zoom, zoom === shown ? tilesByZoom : {}, preload);
  }

  override drawTile(...[tile, frame, ...place]: DrawTile): void {
    const resolution = this.drawnFor.get(tile);
    const [, , , , , fadesIn] = place;
    if (resolution === undefined) {
      // one of another zoom fills a gap now
      if (fadesIn && !(this.mayDraw && this.needsPicture(tile))) {
        tile.executorGroups[getUid(this.getLayer())] ??= [];
        frame.animate = true;
        return;
      }
      this.mayDraw = false;
      [this.drawnZoom = 0] = tile.tileCoord;
    } else if (resolution !== tile.wantedResolution) {
      // each frame asks anew for what the tile is wanted for
      if (!this.mayRedraw || !this.mayDraw) tile.wantedResolution = resolution;
      else this.mayDraw = false;
      frame.animate = true;
    }
    this.drawnFor.set(tile, tile.wantedResolution);
    super.drawTile(tile, frame, ...place);
  }

  private needsPicture({ tileCoord: [zoom = 0] }: VectorRenderTile): boolean {
    const isNearing = performance.now() - this.nearedAt < restMs;
    return !isNearing || zoom - this.drawnZoom !== 1;
  }
}
