import sharp from 'sharp';

/** A picture as base64, unique for each number. */
export async function drawPicture(number: number): Promise<string> {
  const [r, g, b] = [number % 256, (number >> 8) % 256, 128];
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  return bytes.toString('base64');
}
