import { PbfWriter } from 'pbf';

/** A feature from geojson-vt: positions in tile units, rings closed and wound as the format requires. */
export interface TileFeature {
  /** 1 points, 2 lines, 3 areas */
  type: 1 | 2 | 3;
  geometry: [x: number, y: number][] | [x: number, y: number][][];
  tags: Record<string, unknown> | null;
}

export type TileLayers = Record<string, readonly TileFeature[]>;

export const tileExtent = 4096;

/** Writes a Mapbox vector tile, version 2.1; omits empty layers. */
export function encodeTile(layers: TileLayers): Buffer {
  const tile = new PbfWriter();
  for (const [name, features] of Object.entries(layers)) {
    if (features.length > 0) tile.writeMessage(3, writeLayer, { name, features });
  }
  return Buffer.from(tile.finish());
}

function writeLayer({ name, features }: { name: string; features: readonly TileFeature[] }, pbf: PbfWriter): void {
  const keys: string[] = [];
  const values: unknown[] = [];
  const indexIn = <T>(list: T[], item: T): number => {
    const known = list.indexOf(item);
    return known === -1 ? list.push(item) - 1 : known;
  };
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const { type, geometry, tags } of features) {
    const pairs = Object.entries(tags ?? {}).flatMap(([key, value]) => [indexIn(keys, key), indexIn(values, value)]);
    pbf.writeMessage(
      2,
      (_, feature) => {
        feature.writePackedVarint(2, pairs);
        feature.writeVarintField(3, type);
        feature.writePackedVarint(4, commandsFor(type, geometry));
      },
      null,
    );
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values) {
    pbf.writeMessage(
      4,
      (_, written) => {
        if (typeof value === 'number') written.writeVarintField(4, value);
        else written.writeStringField(1, String(value));
      },
      null,
    );
  }
  pbf.writeVarintField(5, tileExtent);
}

const moveTo = 1;
const lineTo = 2;
const closePath = 7;

function commandsFor(type: TileFeature['type'], geometry: TileFeature['geometry']): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const draw = (command: number, points: readonly [number, number][]): void => {
    if (points.length === 0) return;
    commands.push(command | (points.length << 3));
    for (const [nextX, nextY] of points) {
      commands.push(zigzag(nextX - x), zigzag(nextY - y));
      [x, y] = [nextX, nextY];
    }
  };
  if (type === 1) {
    draw(moveTo, geometry as [number, number][]);
    return commands;
  }
  for (const line of geometry as [number, number][][]) {
    const points = type === 3 ? line.slice(0, -1) : line;
    draw(moveTo, points.slice(0, 1));
    draw(lineTo, points.slice(1));
    if (type === 3) commands.push(closePath | (1 << 3));
  }
  return commands;
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}
