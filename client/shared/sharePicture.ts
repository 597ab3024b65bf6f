/** What a shared link shows where the page has no picture of its own. */
export const sharePicture = {
  url: '/icons/share.jpg',
  width: 1200,
  height: 630,
  altText: 'A sunny bay',
};
