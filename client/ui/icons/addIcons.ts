import { iconId } from './iconId';
import { iconPaths, type IconName } from './iconPaths';

const svg = 'http://www.w3.org/2000/svg';

/** Adds the icons that the page from the server did not need (`PageIcons`), for what the browser draws later. */
export function addIcons(): void {
  const icons = document.getElementById('icons');
  if (!icons) return;
  for (const [name, path] of Object.entries(iconPaths)) {
    const id = iconId(name as IconName);
    if (document.getElementById(id)) continue;
    const symbol = document.createElementNS(svg, 'symbol');
    symbol.id = id;
    symbol.setAttribute('viewBox', '0 0 24 24');
    const drawing = document.createElementNS(svg, 'path');
    drawing.setAttribute('d', path);
    symbol.append(drawing);
    icons.append(symbol);
  }
}
