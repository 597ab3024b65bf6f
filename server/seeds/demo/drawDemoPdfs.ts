import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileStore } from '../../platform/file-store/FileStore';
import { fileUrl } from '../../platform/file-store/fileUrl';
import type { StoredImage } from '../../platform/images/storeImage';
import { brochurePages } from './brochurePages';
import type { DemoBrochure } from './DemoBrochure';
import { drawBrochurePdf } from './drawBrochurePdf';
import { pictureKey, picturesOf } from './drawDemoPictures';
import { demoVendors } from './vendors';

export interface StoredPdf {
  sha256: string;
  url: string;
  contentType: string;
  byteSize: number;
}

/** Draws and stores the demo's brochures as PDF, with the ad's own pictures. Returns them by the title of the ad. */
export async function drawDemoPdfs(
  files: FileStore,
  brochures: readonly DemoBrochure[],
  pictures: ReadonlyMap<string, StoredImage>,
  now: Date,
): Promise<Map<string, StoredPdf>> {
  const stored = new Map<string, StoredPdf>();
  for (const demo of brochures) {
    const pages = brochurePages[demo.title ?? ''];
    if (!demo.title || !pages || !demo.vendor) continue;
    const { companyName, phone, site } = demoVendors[demo.vendor];
    const [cover, ...further] = picturesOf(demo).map((picture) => pictures.get(pictureKey(picture))?.sha256 ?? '');
    const jpegs: [Buffer, ...Buffer[]] = [await readAsJpeg(files, cover ?? '')];
    for (const sha256 of further) jpegs.push(await readAsJpeg(files, sha256));
    const contact = `${phone}   www.${site}`;
    const bytes = await drawBrochurePdf({ title: demo.title, companyName, contact, pages, jpegs }, now);
    const sha256 = await files.put(bytes, 'application/pdf');
    stored.set(demo.title, {
      sha256,
      url: fileUrl(sha256),
      contentType: 'application/pdf',
      byteSize: bytes.byteLength,
    });
  }
  return stored;
}

async function readAsJpeg(files: FileStore, sha256: string): Promise<Buffer> {
  const opened = await files.open(sha256, '960.webp');
  if (!opened) throw new Error(`The picture ${sha256} for a brochure is not kept.`);
  return sharp(await buffer(opened.stream))
    .jpeg({ quality: 80 })
    .toBuffer();
}
