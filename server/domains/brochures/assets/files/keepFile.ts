import { documentFormats } from '../../../../platform/documents/DocumentFormat';
import type { FileArea } from '../../../../platform/file-store/FileStore';
import { fileUrl } from '../../../../platform/file-store/fileUrl';
import { storeImage } from '../../../../platform/images/storeImage';
import type { Asset } from '../Asset';
import type { PreparedAsset } from './PreparedAsset';

type FileColumns = Pick<
  Asset,
  'sha256' | 'url' | 'contentType' | 'byteSize' | 'width' | 'height' | 'dominantColor' | 'renditionWidths'
>;

/** Writes a prepared file to the store and returns the columns of its row. */
export async function keepFile(files: FileArea, { content }: PreparedAsset): Promise<FileColumns> {
  if (content.kind === 'image') {
    const stored = await storeImage(files, content.image);
    await files.putUploaded(stored.sha256, content.uploaded);
    return stored;
  }
  const contentType = documentFormats[content.format];
  const sha256 = await files.put(content.bytes, contentType);
  return {
    sha256,
    url: fileUrl(sha256),
    contentType,
    byteSize: content.bytes.byteLength,
    width: null,
    height: null,
    dominantColor: null,
    renditionWidths: [],
  };
}
