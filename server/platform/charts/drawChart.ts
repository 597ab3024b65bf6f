import sharp from 'sharp';
import { drawOwnSvg } from '../images/drawOwnSvg';

export interface ChartPicture {
  png: Buffer;
  /** in px; the picture has twice as many for sharp screens */
  width: number;
  height: number;
}

/** Converts our own SVG to a picture that every mail program shows. */
export async function drawChart({
  svg,
  width,
  height,
}: {
  svg: string;
  width: number;
  height: number;
}): Promise<ChartPicture> {
  const drawn: Buffer[] = [];
  await drawOwnSvg([svg], async ({ data, ...raw }) => {
    drawn.push(await sharp(data, { raw }).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer());
  });
  return { png: Buffer.concat(drawn), width, height };
}
