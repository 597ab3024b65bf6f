import { sharePictureSize } from '../../shared/pictures/sharePictureSize';

/** The default picture for shared links. */
export const sharePicture = {
  url: '/icons/share.jpg',
  ...sharePictureSize,
  altText: 'A sunny bay',
};
