import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Feature } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { PbfWriter } from 'pbf';
import { TileType, zxyToTileId } from 'pmtiles';
import { encodeTile, tileExtent } from '../domains/map-areas/base-map/encodeTile';
import type { TileAddress } from '../domains/map-areas/base-map/tileAddress';
import type { GeoBox } from '../shared/geo/GeoBox';
import { makeTestFolder } from './cluster/makeTestFolder';

interface MapFile {
  /** features by layer */
  layers: Record<string, Feature[]>;
  tiles: readonly TileAddress[];
  box: GeoBox;
  attribution?: string;
  type?: TileType;
}

const headerBytes = 127;
const gzip = 2;

/** Writes a PMTiles file (version 3) with vector tiles, and returns its path. */
export function makeMapFile(map: MapFile, file = path.join(makeTestFolder('map-file'), 'country.pmtiles')): string {
  writeFileSync(file, mapFile(map));
  return file;
}

function mapFile({ layers, tiles, box, attribution, type = TileType.Mvt }: MapFile): Buffer {
  const indexes = Object.entries(layers).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: 14, extent: tileExtent })] as const,
  );
  const draw = ({ z, x, y }: TileAddress): Buffer => {
    const cut = indexes.map(([name, index]) => [name, index.getTile(z, x, y)?.features ?? []] as const);
    return gzipSync(encodeTile(Object.fromEntries(cut)));
  };
  const contents = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: draw(tile) }))
    .toSorted((one, other) => one.id - other.id);
  const root = gzipSync(directory(contents));
  const metadata = gzipSync(JSON.stringify({ ...(attribution !== undefined && { attribution }) }));
  const data = Buffer.concat(contents.map(({ bytes }) => bytes));

  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const [metadataAt, dataAt] = [headerBytes + root.length, headerBytes + root.length + metadata.length];
  const sections = [headerBytes, root.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length];
  const counts = [contents.length, contents.length, contents.length];
  [...sections, ...counts].forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  const zooms = tiles.map(({ z }) => z);
  const bytes = [1, gzip, gzip, type, Math.min(...zooms), Math.max(...zooms)];
  bytes.forEach((value, at) => header.writeUInt8(value, 96 + at));
  const { west, south, east, north } = box;
  [west, south, east, north].forEach((degrees, at) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4));
  return Buffer.concat([header, root, metadata, data]);
}

/** An entry for each tile: differences of ids, repetitions, lengths, and offsets, of which 0 follows the one before. */
function directory(contents: readonly { id: number; bytes: Buffer }[]): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeVarint(contents.length);
  contents.forEach(({ id }, at) => pbf.writeVarint(id - (contents[at - 1]?.id ?? 0)));
  for (let at = 0; at < contents.length; at++) pbf.writeVarint(1);
  for (const { bytes } of contents) pbf.writeVarint(bytes.length);
  contents.forEach((_, at) => pbf.writeVarint(at === 0 ? 1 : 0));
  return pbf.finish();
}
