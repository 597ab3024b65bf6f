import { addIcons } from './addIcons';
import { iconPaths } from './iconPaths';

it('adds the icons that are missing, once', () => {
  document.body.innerHTML = '<svg id="icons"><symbol id="i-cup"></symbol></svg>';
  addIcons();
  addIcons();
  const symbols = document.querySelectorAll('#icons > symbol');
  expect(symbols).toHaveLength(Object.keys(iconPaths).length);
  expect(document.querySelector('#i-bed > path')?.getAttribute('d')).toBe(iconPaths.bed);
  expect(document.querySelector('#i-cup > path')).toBeNull();
});
