import { logoPaths } from '../generated/logo';
import { sharePicture } from '../shared/sharePicture';
import { drawShareScene } from './drawShareScene';

test('is a picture of the announced size, with the logo and without letters', () => {
  const scene = new DOMParser().parseFromString(drawShareScene(), 'image/svg+xml');
  expect(scene.documentElement.getAttribute('viewBox')).toBe(
    `0 0 ${String(sharePicture.width)} ${String(sharePicture.height)}`,
  );
  const sign = scene.querySelector('svg svg');
  expect(sign?.querySelectorAll('path, circle')).toHaveLength(logoPaths.length);
  expect(scene.querySelector('text')).toBeNull();
});
