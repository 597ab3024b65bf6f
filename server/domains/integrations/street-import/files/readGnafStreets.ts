import type { Readable } from 'node:stream';
import { DomainError } from '../../../../shared/errors/DomainError';
import { cleanLine } from '../../../../shared/text/cleanLine';
import { titleCase } from '../../../../shared/text/titleCase';
import { readCsv } from '../../brochure-import/files/readCsv';
import { readStreetPoint, type StreetPointReading } from './readStreetPoint';

/** G-NAF's codes for suffixes after a street's kind; compass letters are their own codes. */
const suffixes: Record<string, string> = {
  CN: 'Central',
  DE: 'Deviation',
  E: 'East',
  EX: 'Extension',
  IN: 'Inner',
  LR: 'Lower',
  ML: 'Mall',
  N: 'North',
  NE: 'North East',
  NW: 'North West',
  OF: 'Off',
  ON: 'On',
  OP: 'Overpass',
  OT: 'Outer',
  S: 'South',
  SE: 'South East',
  SW: 'South West',
  UP: 'Upper',
  W: 'West',
};

/** "GEORGE", "STREET", "N" → "George Street North". */
function gnafStreetName(row: Record<string, string | undefined>): string {
  const { street_name: name = '', street_type_code: kind = '', street_suffix_code: suffix = '' } = row;
  return [titleCase(name), titleCase(kind), suffixes[suffix.toUpperCase()] ?? titleCase(suffix)]
    .filter((part) => part !== '')
    .join(' ');
}

export type OpenTable = () => Readable | Promise<Readable>;

type TableName = 'streets' | 'points' | 'localities';

/** A column that only this table has identifies it; file names differ between states. */
const marks: readonly (readonly [column: string, table: TableName])[] = [
  ['street_locality_point_pid', 'points'],
  ['street_name', 'streets'],
  ['locality_name', 'localities'],
];

interface Place {
  longitude: string;
  latitude: string;
}

/**
 * Reads streets from G-NAF's tables STREET_LOCALITY, STREET_LOCALITY_POINT and, for suburb names, LOCALITY. They hold a
 * whole state, so streets without a position in `isNear` are dropped while reading.
 */
export async function* readGnafStreets(
  files: readonly OpenTable[],
  isNear: (place: { longitude: number; latitude: number }) => boolean,
): AsyncGenerator<{ line: number; reading: StreetPointReading | { skipped: string } }> {
  const tables = await findTables(files);
  const places = new Map<string, Place>();
  for await (const { record } of rowsOf(tables.points)) {
    const { street_locality_pid: pid, longitude = '', latitude = '' } = record ?? {};
    const isHere = isNear({ longitude: Number(longitude), latitude: Number(latitude) });
    if (pid && isHere && !record?.date_retired) places.set(pid, { longitude, latitude });
  }
  const suburbs = new Map<string, string>();
  for await (const { record } of rowsOf(tables.localities)) {
    if (record?.locality_pid && record.locality_name) suburbs.set(record.locality_pid, record.locality_name);
  }
  for await (const { line, record, problem } of rowsOf(tables.streets)) {
    if (!record) yield { line, reading: { problem: problem ?? 'This row cannot be read.' } };
    else if (record.date_retired) yield { line, reading: { skipped: 'retired' } };
    else {
      const place = places.get(record.street_locality_pid ?? '');
      if (!place) yield { line, reading: { skipped: 'outside the map' } };
      else {
        const suburb = titleCase(suburbs.get(record.locality_pid ?? '') ?? '');
        const row = { street: gnafStreetName(record), suburb, lon: place.longitude, lat: place.latitude };
        yield { line, reading: readStreetPoint(row) };
      }
    }
  }
}

async function findTables(files: readonly OpenTable[]): Promise<Partial<Record<TableName, OpenTable>>> {
  const tables: Partial<Record<TableName, OpenTable>> = {};
  for (const open of files) {
    const columns = await headerOf(open);
    const [, name] = marks.find(([column]) => columns.includes(column)) ?? [];
    if (name === undefined) {
      throw new DomainError('BAD_REQUEST', 'One of the files is no table of streets, points or localities of G-NAF.');
    }
    if (tables[name])
      throw new DomainError('BAD_REQUEST', 'Two of the files are the same table. Send one state at a time.');
    tables[name] = open;
  }
  if (tables.streets && tables.points) return tables;
  throw new DomainError(
    'BAD_REQUEST',
    'G-NAF needs two tables: STREET_LOCALITY with the names and STREET_LOCALITY_POINT with the places.',
  );
}

const longestHeader = 10_000;

async function headerOf(open: OpenTable): Promise<string[]> {
  const stream = await open();
  let text = '';
  for await (const chunk of stream) {
    text += (chunk as Buffer).toString('latin1');
    // leaving the loop closes the file
    if (text.includes('\n') || text.length > longestHeader) break;
  }
  const [header = ''] = text.slice(0, longestHeader).split(/\r?\n/);
  return header.split('|').map((name) => cleanLine(name).toLowerCase());
}

async function* rowsOf(open: OpenTable | undefined): ReturnType<typeof readCsv> {
  if (open) yield* readCsv(await open(), { delimiter: '|', isQuoted: false });
}
