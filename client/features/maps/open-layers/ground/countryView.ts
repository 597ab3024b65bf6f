import View, { type ViewOptions } from 'ol/View.js';
import { fromLonLat } from 'ol/proj.js';
import { wholeCountry } from '../../wholeCountry';
import { extentOf } from '../extentOf';

/** A view limited to the country, with north up. */
export function countryView(options: Pick<ViewOptions, 'maxZoom' | 'showFullExtent'>): View {
  return new View({
    center: fromLonLat([134, -26]),
    zoom: 4,
    minZoom: 3,
    enableRotation: false,
    extent: extentOf(wholeCountry),
    constrainOnlyCenter: true,
    ...options,
  });
}
