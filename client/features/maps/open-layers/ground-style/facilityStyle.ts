import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import { isLandmark, type FacilityType } from '../../../../../shared/map-style/facilities';
import type { MapPalette } from '../../../../generated/mapPalettes';
import { facilitySymbol } from '../../facilitySymbol';

/** CSS pixels */
const side = 17;
/** names of streets, water and places come first when there is no room for both; landmarks come before facilities */
const orders = { landmark: 6, facility: 4.9 };

/** The symbol of a facility: it stays upright, and is left out where a name is. */
export function facilityStyle(type: FacilityType, colours: MapPalette): Style {
  const image = new Icon({ src: facilitySymbol(type, side, colours) });
  return new Style({ image, zIndex: isLandmark(type) ? orders.landmark : orders.facility });
}
