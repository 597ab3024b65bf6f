import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import type { FacilityType } from '../../../../../shared/map-style/facilities';
import type { MapPalette } from '../../../../generated/mapPalettes';
import { facilitySymbol } from '../../facilitySymbol';

/** CSS pixels */
const side = 17;
/** names come first when there is no room for both */
const order = 4.9;

/** The symbol of a facility: it stays upright, and is left out where a name is. */
export function facilityStyle(type: FacilityType, colours: MapPalette): Style {
  return new Style({ image: new Icon({ src: facilitySymbol(type, side, colours) }), zIndex: order });
}
