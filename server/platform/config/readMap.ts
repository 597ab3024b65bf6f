import path from 'node:path';
import type { EnvironmentReader } from './environment/EnvironmentReader';
import type { MapFileSettings, MapSettings } from './MapSettings';
import { readS3Settings } from './readS3Settings';

export function readMap(reader: EnvironmentReader): MapSettings {
  const takes = 'the address of map tiles with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png';
  const url = reader.parsed<string | null>('MAP_TILES_URL', null, takes, readTilesUrl);
  const attribution = reader.text('MAP_TILES_ATTRIBUTION') ?? '';
  const maxZoom = reader.number('MAP_TILES_MAX_ZOOM', 18, 1, 22);
  const file = readFile(reader);
  if (url !== null && file !== null) {
    reader.problems.push('MAP_TILES_FILE and MAP_TILES_URL exclude each other: the map has one ground.');
  }
  if (url !== null && attribution === '') {
    reader.problems.push('MAP_TILES_ATTRIBUTION is required with MAP_TILES_URL: whom the map has to name.');
  }
  return {
    tiles: url === null ? null : { url, attribution, maxZoom },
    file: file && { ...file, attribution },
  };
}

function readFile(reader: EnvironmentReader): Pick<MapFileSettings, 'path' | 's3'> | null {
  const s3 = readS3Settings(reader, 'MAP_TILES_S3');
  const takes = 'the name of an object in the bucket, such as maps/australia.pmtiles';
  const file = reader.parsed<string | null>('MAP_TILES_FILE', null, takes, (value) =>
    s3 === null ? path.resolve(value) : readObjectName(value),
  );
  if (s3 !== null && file === null) {
    reader.problems.push('MAP_TILES_FILE is required with MAP_TILES_S3_BUCKET: the name of the object in it.');
  }
  return file === null ? null : { path: file, s3 };
}

/** Names of only dots would leave the prefix if the bucket's server treats keys as paths. */
function readObjectName(value: string): string | undefined {
  return value.split('/').every((name) => /^(?!\.+$)[\w .-]+$/.test(name)) ? value : undefined;
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
