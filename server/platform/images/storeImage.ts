import type { FileArea } from '../file-store/FileStore';
import { fileUrl } from '../file-store/fileUrl';
import type { EncodedImage } from './EncodedImage';

/** Columns of an asset for a stored picture. */
export interface StoredImage {
  sha256: string;
  url: string;
  contentType: 'image/webp';
  byteSize: number;
  width: number;
  height: number;
  dominantColor: string;
  renditionWidths: number[];
}

export async function storeImage(files: FileArea, image: EncodedImage): Promise<StoredImage> {
  const contentType = 'image/webp';
  const sha256 = await files.put(image.webp, contentType);
  await Promise.all(image.renditions.map(({ width, webp }) => files.putRendition(sha256, width, webp)));
  return {
    sha256,
    url: fileUrl(sha256),
    contentType,
    byteSize: image.webp.byteLength,
    width: image.width,
    height: image.height,
    dominantColor: image.dominantColor,
    renditionWidths: image.renditions.map(({ width }) => width),
  };
}
