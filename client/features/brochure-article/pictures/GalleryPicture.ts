import type { PictureGalleryBrochureFragment } from '../../../generated/types';

export type GalleryPicture = PictureGalleryBrochureFragment['assets'][number];

/** The alternative text of a picture that has none. */
export function nameOfPicture({ altText }: Pick<GalleryPicture, 'altText'>, title: string, index: number): string {
  return altText ?? (index === 0 ? title : `${title}, picture ${index + 1}`);
}
