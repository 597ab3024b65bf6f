import { pictureSources } from './pictureSources';

test('without renditions the original is used', () => {
  expect(pictureSources({ url: '/files/a/original', renditions: [] })).toEqual({
    src: '/files/a/original',
    srcSet: undefined,
  });
});

test('all renditions are offered, one of middle size to browsers that cannot choose', () => {
  const renditions = [320, 640, 960].map((width) => ({ width, url: `/files/a/${width}.webp` }));
  expect(pictureSources({ url: '/files/a/original', renditions })).toEqual({
    src: '/files/a/640.webp',
    srcSet: '/files/a/320.webp 320w, /files/a/640.webp 640w, /files/a/960.webp 960w',
  });
});
