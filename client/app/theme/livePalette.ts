import type { SiteColour } from '../../../shared/colours/siteColours';
import type { Palette } from '../../generated/palettes';
import { colourVariables } from './siteStyle';

/** Returns a palette with the colours that the settings of the site lay over it, for drawings that need values. */
export function livePalette(palette: Palette): Palette {
  const style = getComputedStyle(document.documentElement);
  const names = Object.keys(colourVariables) as SiteColour[];
  const set = names.map((name) => [name, style.getPropertyValue(colourVariables[name]).trim()] as const);
  return { ...palette, ...Object.fromEntries(set.filter(([, colour]) => colour !== '')) };
}
