/** The default picture for shared links. */
export const sharePicture = {
  url: '/icons/share.jpg',
  width: 1200,
  height: 630,
  altText: 'A sunny bay',
};
