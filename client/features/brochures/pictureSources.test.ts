import { pictureSources } from './pictureSources';

test('uses the original without renditions', () => {
  expect(pictureSources({ url: '/files/a/original', renditions: [] })).toEqual({
    src: '/files/a/original',
    srcSet: undefined,
  });
});

test('offers all renditions, and a middle-sized one to browsers without srcset', () => {
  const renditions = [320, 640, 960].map((width) => ({ width, url: `/files/a/${width}.webp` }));
  expect(pictureSources({ url: '/files/a/original', renditions })).toEqual({
    src: '/files/a/640.webp',
    srcSet: '/files/a/320.webp 320w, /files/a/640.webp 640w, /files/a/960.webp 960w',
  });
  expect(pictureSources({ url: '/files/a/original', renditions }, true).srcSet).toBe(
    '/files/a/320.webp 320w, /files/a/640.webp 640w',
  );
});
