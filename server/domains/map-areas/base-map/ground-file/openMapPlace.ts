import type { MapFileSettings } from '../../../../platform/config/MapSettings';
import { BucketMap } from './BucketMap';
import { LocalMaps } from './LocalMaps';
import type { MapPlace } from './StoredMap';

/** Opens the place that the settings name. Reads nothing yet. */
export function openMapPlace({ path, s3 }: MapFileSettings): Promise<MapPlace> {
  return s3 ? BucketMap.open(s3, path) : Promise.resolve(new LocalMaps(path));
}
