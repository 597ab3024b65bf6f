import type { PercentCrop } from 'react-image-crop';

const ratios = { Free: undefined, '4:3': 4 / 3, Square: 1, '16:9': 16 / 9 } as const;

export type Shape = keyof typeof ratios;
export const shapes = Object.keys(ratios) as Shape[];

/** Width over height; undefined: as one likes. */
export function ratioOf(shape: Shape): number | undefined {
  return ratios[shape];
}

/** The largest cut of a shape, out of the middle. */
export function cropFor(shape: Shape, { width, height }: { width: number; height: number }): PercentCrop {
  const ratio = ratioOf(shape);
  const own = width / height;
  const part = { width: 100, height: 100 };
  if (ratio !== undefined && ratio > own) part.height = (100 * own) / ratio;
  if (ratio !== undefined && ratio < own) part.width = (100 * ratio) / own;
  return { unit: '%', x: (100 - part.width) / 2, y: (100 - part.height) / 2, ...part };
}
