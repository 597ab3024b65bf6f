import path from 'node:path';
import type { EnvironmentReader } from './EnvironmentReader';
import type { MapSettings } from './MapSettings';

export function readMap(reader: EnvironmentReader): MapSettings {
  const takes = 'the address of map tiles with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png';
  const url = reader.parsed<string | null>('MAP_TILES_URL', null, takes, readTilesUrl);
  const attribution = reader.text('MAP_TILES_ATTRIBUTION') ?? '';
  const maxZoom = reader.number('MAP_TILES_MAX_ZOOM', 18, 1, 22);
  const file = reader.text('MAP_TILES_FILE');
  if (url !== null && file !== undefined) {
    reader.problems.push('MAP_TILES_FILE and MAP_TILES_URL exclude each other: the map has one ground.');
  }
  if (url !== null && attribution === '') {
    reader.problems.push('MAP_TILES_ATTRIBUTION is required with MAP_TILES_URL: whom the map has to name.');
  }
  return {
    tiles: url === null ? null : { url, attribution, maxZoom },
    file: file === undefined ? null : { path: path.resolve(file), attribution },
  };
}

/**
 * Reads the URL of tiles. Its host becomes part of the content security policy, so it must be one complete host name.
 */
function readTilesUrl(value: string): string | undefined {
  const url = URL.parse(value);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isPlain = /^https?:\/\/[a-z0-9.:-]+\/[^\s"'<>;]*$/i.test(value);
  return isWeb && isPlain && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) ? value : undefined;
}
