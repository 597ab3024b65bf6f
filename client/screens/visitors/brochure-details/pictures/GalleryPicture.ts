import type { PictureGalleryBrochureFragment } from '../../../../generated/types';

export type GalleryPicture = PictureGalleryBrochureFragment['assets'][number];

/** What a picture is called where it says nothing of itself. */
export function nameOfPicture({ altText }: Pick<GalleryPicture, 'altText'>, title: string, index: number): string {
  return altText ?? (index === 0 ? title : `${title}, picture ${index + 1}`);
}
