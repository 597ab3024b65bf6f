import type { FrameState } from 'ol/Map.js';
import ViewHint from 'ol/ViewHint.js';

/** Milliseconds after a movement before the map is drawn anew, so that turns of a wheel count as one movement. */
export const restMs = 120;

/** True in a frame of an animation, or while the user moves the map. */
export function isMoving({ viewHints }: FrameState): boolean {
  return (viewHints[ViewHint.ANIMATING] ?? 0) > 0 || (viewHints[ViewHint.INTERACTING] ?? 0) > 0;
}
