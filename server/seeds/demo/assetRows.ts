import type { DeepPartial } from 'typeorm';
import type { Asset } from '../../domains/assets/Asset';
import type { StoredImage } from '../../platform/images/storeImage';
import { newDid } from '../../shared/did';
import type { DemoBrochure } from './DemoBrochure';
import type { StoredPdf } from './drawDemoPdfs';
import { pictureKey, picturesOf } from './drawDemoPictures';
import { scenes } from './pictures/scenes';

/** The pictures of an ad, in order, and its PDF after them. */
export function assetRows(
  demo: DemoBrochure,
  brochureId: number,
  pictures: ReadonlyMap<string, StoredImage>,
  pdfs: ReadonlyMap<string, StoredPdf>,
): DeepPartial<Asset>[] {
  const pdf = pdfs.get(demo.title ?? '');
  const images = picturesOf(demo).map((picture, sortOrder) => {
    const stored = pictures.get(pictureKey(picture));
    if (!stored) throw new Error(`The picture ${pictureKey(picture)} was not drawn.`);
    const altText = scenes[picture.scene].altText;
    return { did: newDid(), brochureId, type: 'BROCHURE_IMAGE' as const, sortOrder, altText, ...stored };
  });
  if (!pdf) return images;
  const sortOrder = images.length;
  return [...images, { did: newDid(), brochureId, type: 'BROCHURE_PDF', sortOrder, altText: demo.title, ...pdf }];
}
