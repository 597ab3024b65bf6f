import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { EnvironmentReader } from './environment/EnvironmentReader';

/** A suburb or town of a country, whether it has ads or not. */
export interface Locality {
  name: string;
  /** short form, for example QLD */
  state: string | null;
  postcode: string | null;
  /** degrees, south negative */
  latitude: number;
  /** degrees, east positive */
  longitude: number;
}

type Row = Partial<Record<string, string>>;

/** Reads the operator's list of suburbs: the most populous first, or in the order of the file without populations. */
export function readLocalities(reader: EnvironmentReader): readonly Locality[] {
  return reader.parsed<readonly Locality[]>(
    'LOCALITIES_FILE',
    [],
    'the path of a readable CSV file with the columns locality, state, postcode, lat and lon',
    readFile,
  );
}

function readFile(file: string): readonly Locality[] | undefined {
  try {
    const rows = parse<Row>(readFileSync(file), { bom: true, columns: true, relaxColumnCount: true, trim: true });
    const localities = rows
      .toSorted((one, other) => populationOf(other) - populationOf(one))
      .map(readRow)
      .filter((locality) => locality !== null);
    return localities.length > 0 ? localities : undefined;
  } catch {
    return undefined;
  }
}

/** The column's name ends with the year that was counted, as `population_2016`. */
function populationOf(row: Row): number {
  const column = Object.keys(row).find((name) => name.startsWith('population'));
  return Number(column === undefined ? 0 : row[column]) || 0;
}

/** Returns null for a row without a name or a place on earth: public lists contain such. */
function readRow({ locality: name, state, postcode, lat, lon }: Row): Locality | null {
  const [latitude, longitude] = [Number(lat || NaN), Number(lon || NaN)];
  if (!name || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return null;
  return {
    name,
    state: state || null,
    postcode: /^\d{4}$/.test(postcode ?? '') ? (postcode ?? null) : null,
    latitude,
    longitude,
  };
}
