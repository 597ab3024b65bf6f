import type { Plugin } from 'vite';
import { iconId } from '../ui/icons/iconId.ts';
import { iconPaths, type IconName } from '../ui/icons/iconPaths.ts';

/** Draws the icons of every page into index.html; `ui/icons/Icon` refers to them. */
export function iconsPlugin(): Plugin {
  return {
    name: 'local-offers:icons',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<!--icons-->', drawIcons) },
  };
}

function drawIcons(): string {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${iconId(name as IconName)}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  return `<svg id="icons" aria-hidden="true">${symbols.join('')}</svg>`;
}
