import { facilityStroke, facilitySymbols, type FacilityType } from '../../../shared/map-style/facilities';
import type { MapPalette } from '../../generated/mapPalettes';

/** the grid of the symbols */
const grid = 24;

/** The symbol of a facility on its square, as the address of a picture of `side` CSS pixels. */
export function facilitySymbol(type: FacilityType, side: number, { facility, onFacility }: MapPalette): string {
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${grid} ${grid}">`,
    `<rect x="1" y="1" width="22" height="22" rx="5" fill="${facility}" stroke="${onFacility}" stroke-width="1.4"/>`,
    `<path transform="translate(2.4 2.4) scale(.8)" d="${facilitySymbols[type]}" fill="none" stroke="${onFacility}"`,
    ` stroke-width="${facilityStroke}" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
