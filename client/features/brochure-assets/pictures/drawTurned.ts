/** A rotated picture on a canvas. */
export interface Turned {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
  /** PNG keeps transparency */
  type: 'image/png' | 'image/jpeg';
}

/** pixels; twice what the server keeps, so no detail is lost and phones do not run out of memory */
const longestSide = 4096;

/** Draws a picture upright by its EXIF orientation, then rotates it clockwise by `quarters` × 90°. */
export async function drawTurned(blob: Blob, quarters: number): Promise<Turned> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [across, down] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const [width, height] = quarters % 2 === 0 ? [across, down] : [down, across];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bitmap, -across / 2, -down / 2, across, down);
  bitmap.close();
  return { canvas, width, height, type: blob.type === 'image/png' ? 'image/png' : 'image/jpeg' };
}
