import type { PercentCrop } from 'react-image-crop';
import type { Turned } from './drawTurned';

const quality = 0.92;

/** The part of a picture as a file of its own. */
export async function cutOut({ canvas, width, height, type }: Turned, crop: PercentCrop, name: string): Promise<File> {
  const pixels = (percent: number, whole: number): number => Math.round((percent / 100) * whole);
  const [x, y] = [pixels(crop.x, width), pixels(crop.y, height)];
  const across = Math.max(1, pixels(crop.width, width));
  const down = Math.max(1, pixels(crop.height, height));
  const cut = Object.assign(document.createElement('canvas'), { width: across, height: down });
  cut.getContext('2d')?.drawImage(canvas, x, y, across, down, 0, 0, across, down);
  const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, type, quality));
  if (blob === null) throw new Error('The picture could not be cut.');
  const ending = type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `${name.replace(/\.\w+$/, '')}.${ending}`, { type });
}
