import { getCenter } from 'ol/extent.js';
import type { FeatureLike } from 'ol/Feature.js';
import { textOf } from './ground-style/readGround';

/** Mercator metres; streets of other suburbs may have the name too */
const furthest = 5000;

/**
 * Returns a test whether a feature of the base map belongs to a street. `label` is its name, perhaps with its suburb, as
 * in the streets index: "Anderson Street (West Melbourne)", or with a house number before it. A number belongs to the
 * name, as in "12 Mile Road", from the first such street on. `coordinate`: a place on it, in map units.
 */
export function belongsToStreet({ label, coordinate }: { label: string; coordinate: readonly number[] }) {
  const whole = label.replace(/ \([^()]*\)$/, '').toLowerCase();
  const [x = 0, y = 0] = coordinate;
  let name = whole.replace(/^\d+[a-z]? /, '');
  return (feature: FeatureLike): boolean => {
    const found = textOf(feature, 'name').toLowerCase();
    if (found !== whole && found !== name) return false;
    const [east = 0, north = 0] = getCenter(feature.getGeometry()?.getExtent() ?? []);
    if (Math.hypot(east - x, north - y) >= furthest) return false;
    if (found === whole) name = whole;
    return true;
  };
}
