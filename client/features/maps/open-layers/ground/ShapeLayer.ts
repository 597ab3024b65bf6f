import VectorTileLayer from 'ol/layer/VectorTile.js';
import type { FrameState } from 'ol/Map.js';
import type VectorRenderTile from 'ol/VectorRenderTile.js';
import CanvasVectorTileLayerRenderer from 'ol/renderer/canvas/VectorTileLayer.js';
import { isMoving, restMs } from './isMoving';

/**
 * Draws the areas and lines of the base map as a picture for each tile. After a zoom the pictures are drawn anew for the
 * new scale, one in each frame: all at once would stop the page for several frames.
 */
export class ShapeLayer extends VectorTileLayer {
  protected override createRenderer(): CanvasVectorTileLayerRenderer {
    // as its parent does: the default keeps 512 pictures, of up to 9 MB each on a phone
    return new ShapeRenderer(this, { cacheSize: 0 });
  }
}

type DrawTile = Parameters<CanvasVectorTileLayerRenderer['drawTile']>;

class ShapeRenderer extends CanvasVectorTileLayerRenderer {
  private readonly drawnFor = new WeakMap<VectorRenderTile, number>();
  private movedAt = -Infinity;
  private mayRedraw = false;

  override renderFrame(frame: FrameState, target: HTMLElement): HTMLElement {
    const now = performance.now();
    if (isMoving(frame)) this.movedAt = now;
    this.mayRedraw = now - this.movedAt >= restMs;
    return super.renderFrame(frame, target);
  }

  override drawTile(...[tile, frame, ...place]: DrawTile): void {
    const resolution = this.drawnFor.get(tile);
    if (resolution !== undefined && resolution !== tile.wantedResolution) {
      // each frame asks anew for what the tile is wanted for
      if (!this.mayRedraw) tile.wantedResolution = resolution;
      this.mayRedraw = false;
      frame.animate = true;
    }
    this.drawnFor.set(tile, tile.wantedResolution);
    super.drawTile(tile, frame, ...place);
  }
}
