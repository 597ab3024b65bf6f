import { buffer } from 'ol/extent.js';
import type { State } from 'ol/layer/Layer.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type { FrameState } from 'ol/Map.js';
import { drawnNameTransform, isNearDrawn, isNearScale, type DrawnView } from './drawnNames';
import { isMoving, restMs } from './isMoving';

/** CSS pixels around the view that are drawn too, so that a short drag uncovers no part without names */
const margin = 64;
/** least time between two drawings in one movement */
const redrawMs = 800;
/** least time between two drawings while tiles arrive: they arrive one in each frame */
const arrivalMs = 200;

interface Drawing extends DrawnView {
  element: HTMLElement;
  pixelRatio: number;
  revision: number;
  /** performance.now() */
  at: number;
  /** true if no tile was missing or fading in */
  isComplete: boolean;
  /** false: tiles were drawn for the scale that they had before the movement */
  isAtRest: boolean;
}

/**
 * Draws the names of the base map at rest. To lay them out takes longer than a frame, so while the map moves the last
 * drawing moves with it.
 */
export class NameLayer extends VectorTileLayer {
  private drawing: Drawing | null = null;
  /** the frame that is drawn, wider than the view; null while the last drawing is shown again */
  private frame: FrameState | null = null;
  private movedAt = -Infinity;
  private timer = 0;

  override render(frame: FrameState | null, target: HTMLElement): HTMLElement | null {
    if (!frame) return super.render(frame, target);
    const { drawing } = this;
    const { center, resolution } = frame.viewState;
    if (drawing && this.canShowAgain(drawing, frame)) this.frame = null;
    else this.draw(frame, target);
    if (!this.drawing) return null;
    const { element, pixelRatio } = this.drawing;
    element.style.transform = drawnNameTransform(this.drawing, { center, resolution, size: frame.size }, pixelRatio);
    element.style.visibility = isNearScale(this.drawing, { resolution }) ? '' : 'hidden';
    return element;
  }

  override renderDeclutter(_: FrameState, state: State): void {
    if (this.frame) super.renderDeclutter(this.frame, state);
  }

  override renderDeferred(): void {
    if (this.frame) super.renderDeferred(this.frame);
  }

  private draw(frame: FrameState, target: HTMLElement): void {
    const { center, resolution } = frame.viewState;
    const size = frame.size.map((length) => length + 2 * margin);
    const extent = frame.extent && buffer(frame.extent, margin * resolution);
    const wide: FrameState = { ...frame, size, extent, animate: false };
    const element = super.render(wide, target);
    frame.animate ||= wide.animate;
    this.frame = element && wide;
    const isComplete = this.getRenderer()?.renderComplete === true && !wide.animate;
    this.drawing = element && {
      ...{ element, isComplete, size, resolution, center: [...center], pixelRatio: frame.pixelRatio },
      ...{ revision: this.getRevision(), at: performance.now(), isAtRest: !isMoving(frame) },
    };
    if (!element) return;
    element.style.transformOrigin = '0 0';
    element.style.willChange = 'transform';
  }

  private canShowAgain(drawing: Drawing, frame: FrameState): boolean {
    const { center, resolution } = frame.viewState;
    const [width = 0, height = 0] = frame.size;
    const [drawnWidth = 0, drawnHeight = 0] = drawing.size;
    const isSized = drawnWidth === width + 2 * margin && drawnHeight === height + 2 * margin;
    if (!isSized || drawing.pixelRatio !== frame.pixelRatio) return false;

    const now = performance.now();
    const isRevised = drawing.revision !== this.getRevision();
    const isCurrent = drawing.isComplete && !isRevised;
    if (isMoving(frame)) {
      this.movedAt = now;
      return (
        now - drawing.at < redrawMs || (isCurrent && isNearDrawn(drawing, { center, resolution, size: frame.size }))
      );
    }
    const isInPlace =
      drawing.resolution === resolution && drawing.center.every((value, index) => value === center[index]);
    const isPlaced = isInPlace && drawing.isAtRest && !isRevised;
    if (isPlaced && drawing.isComplete) return true;
    const wait = isPlaced ? drawing.at + arrivalMs - now : this.movedAt + restMs - now;
    if (wait <= 0) return false;
    this.drawIn(isPlaced ? wait : restMs);
    return true;
  }

  private drawIn(milliseconds: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.getMapInternal()?.render(), milliseconds);
  }
}
