import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharePicture } from '../shared/sharePicture';
import { drawShareScene } from './drawShareScene';

const logo = readFileSync(path.join(__dirname, '..', 'public', 'favicon.svg'), 'utf8');

test('is a picture of the announced size, with the logo and without letters', () => {
  const scene = new DOMParser().parseFromString(drawShareScene(logo), 'image/svg+xml');
  expect(scene.documentElement.getAttribute('viewBox')).toBe(
    `0 0 ${String(sharePicture.width)} ${String(sharePicture.height)}`,
  );
  const sign = scene.querySelector('svg svg');
  expect(sign?.querySelectorAll('path, circle')).toHaveLength(3);
  expect(scene.querySelector('text')).toBeNull();
});
