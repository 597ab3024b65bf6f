import type { FeatureLike } from 'ol/Feature.js';
import RenderFeature from 'ol/render/Feature.js';

interface Middle {
  coordinate: [x: number, y: number];
  /** of the line, in Mercator metres */
  length: number;
}

/** Returns the middle of a road's longest line in a tile; null for what has no line. */
export function middleOfRoad(feature: FeatureLike): Middle | null {
  if (!(feature instanceof RenderFeature)) return null;
  const [flat, stride] = [feature.getFlatCoordinates(), feature.getStride()];
  let longest: { from: number; to: number; length: number } | null = null;
  let from = 0;
  for (const to of endsOf(feature, flat.length)) {
    const length = lengthOf(flat, stride, from, to);
    if (length > (longest?.length ?? 0)) longest = { from, to, length };
    from = to;
  }
  return longest && { coordinate: halfway(flat, stride, longest), length: longest.length };
}

function endsOf(feature: RenderFeature, all: number): readonly number[] {
  const ends = feature.getEnds() as readonly number[] | null;
  return ends && ends.length > 0 ? ends : [all];
}

function stepAt(flat: readonly number[], stride: number, at: number): number {
  const [x = 0, y = 0, toX = 0, toY = 0] = [flat[at], flat[at + 1], flat[at + stride], flat[at + stride + 1]];
  return Math.hypot(toX - x, toY - y);
}

function lengthOf(flat: readonly number[], stride: number, from: number, to: number): number {
  let length = 0;
  for (let at = from; at + stride < to; at += stride) length += stepAt(flat, stride, at);
  return length;
}

function halfway(
  flat: readonly number[],
  stride: number,
  { from, to, length }: { from: number; to: number; length: number },
): [number, number] {
  let left = length / 2;
  for (let at = from; at + stride < to; at += stride) {
    const step = stepAt(flat, stride, at);
    if (step >= left && step > 0) {
      const [x = 0, y = 0, toX = 0, toY = 0] = [flat[at], flat[at + 1], flat[at + stride], flat[at + stride + 1]];
      return [x + ((toX - x) * left) / step, y + ((toY - y) * left) / step];
    }
    left -= step;
  }
  return [flat[to - stride] ?? 0, flat[to - stride + 1] ?? 0];
}
