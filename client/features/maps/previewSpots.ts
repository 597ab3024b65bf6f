import { boxOfMarks } from './boxOfMarks';
import type { Mark } from './Mark';
import { markLook } from './markLook';

interface PreviewSpot {
  x: number;
  y: number;
  radius: number;
  words: string;
  isCoupon: boolean;
}

const margin = 40;

/** The marks on a picture of this size, in their true shape. Small ones lie above large ones. */
export function previewSpots(marks: readonly Mark[], width: number, height: number): PreviewSpot[] {
  const box = boxOfMarks(marks);
  if (!box) return [];
  const [left, right, top, bottom] = [box.west, box.east, mercatorY(box.north), mercatorY(box.south)];
  const room = Math.max((right - left) / (width - 2 * margin), (bottom - top) / (height - 2 * margin), 1e-6);
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return marks.map((mark) => {
    const look = markLook(mark, false);
    return {
      x: tenth(width / 2 + (mark.longitude - (left + right) / 2) / room),
      y: tenth(height / 2 + (mercatorY(mark.latitude) - (top + bottom) / 2) / room),
      radius: look.kind === 'cluster' ? tenth(look.radius * 0.65) : 5,
      words: look.kind === 'cluster' ? look.words : '',
      isCoupon: mark.count === 1 && mark.type === 'CP_AD',
    };
  });
}

/** southwards, in the same unit as degrees of longitude */
function mercatorY(latitude: number): number {
  return (-Math.asinh(Math.tan((latitude * Math.PI) / 180)) * 180) / Math.PI;
}
