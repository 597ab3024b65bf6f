import type { MapBox } from './MapBox';
import type { MapPlace } from './MapPlace';

const longestLabel = 120;

/** Parses `box=west,south,east,north`, `at=latitude,longitude` and `label`. Ignores invalid values. */
export function readMapQuery(query: URLSearchParams): MapPlace {
  const at = numbers(query.get('at'), 2);
  const inside = at !== null && isDegrees(at[0], 90) && isDegrees(at[1], 180);
  return {
    box: readBox(query.get('box')),
    at: inside ? { lat: at[0], lon: at[1] } : null,
    label: (inside && query.get('label')?.trim().slice(0, longestLabel)) || null,
  };
}

export function writeMapQuery({ box, at, label }: Partial<MapPlace>): [name: string, value: string][] {
  return [
    ...(box ? [pair('box', [box.west, box.south, box.east, box.north].map(short).join(','))] : []),
    ...(at ? [pair('at', [at.lat, at.lon].map(short).join(','))] : []),
    ...(at && label ? [pair('label', label)] : []),
  ];
}

const pair = (name: string, value: string): [string, string] => [name, value];

/** five decimals are about a metre */
const short = (degrees: number): string => String(Number(degrees.toFixed(5)));

function readBox(text: string | null): MapBox | null {
  const sides = numbers(text, 4);
  if (!sides) return null;
  const [west, south, east, north] = sides;
  const possible =
    [west, east].every((side) => isDegrees(side, 180)) && [south, north].every((side) => isDegrees(side, 90));
  return possible && west < east && south < north ? { west, south, east, north } : null;
}

function numbers(text: string | null, count: 2): [number, number] | null;
function numbers(text: string | null, count: 4): [number, number, number, number] | null;
function numbers(text: string | null, count: number): number[] | null {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const plain = parts.length === count && parts.every((part) => /^-?\d{1,3}(\.\d{1,12})?$/.test(part));
  return plain ? parts.map(Number) : null;
}

function isDegrees(value: number, most: number): boolean {
  return Math.abs(value) <= most;
}
