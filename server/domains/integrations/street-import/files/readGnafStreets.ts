import type { Readable } from 'node:stream';
import { DomainError } from '../../../../shared/errors/DomainError';
import { cleanLine } from '../../../../shared/text/cleanLine';
import { titleCase } from '../../../../shared/text/titleCase';
import { readCsv } from '../../brochure-import/files/readCsv';
import type { NewAddress } from '../../../street-index/addresses/StreetAddress';
import { readHouseNumber } from '../../../street-index/addresses/readHouseNumber';
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

type TableName = 'streets' | 'points' | 'localities' | 'addresses' | 'geocodes';

/** A column that only this table has identifies it; file names differ between states. */
const marks: readonly (readonly [column: string, table: TableName])[] = [
  ['street_locality_point_pid', 'points'],
  ['street_name', 'streets'],
  ['locality_name', 'localities'],
  ['number_first', 'addresses'],
  ['address_default_geocode_pid', 'geocodes'],
];

interface Place {
  longitude: string;
  latitude: string;
}

type IsNear = (place: { longitude: number; latitude: number }) => boolean;

interface GnafRow {
  line: number;
  reading: StreetPointReading | { point: null; address: NewAddress } | { skipped: string };
}

/**
 * Reads streets from G-NAF's tables STREET_LOCALITY, STREET_LOCALITY_POINT and, for suburb names, LOCALITY; and their
 * house numbers from ADDRESS_DETAIL and ADDRESS_DEFAULT_GEOCODE if both are given. They hold a whole state, so what has
 * no position in `isNear` is dropped while reading.
 */
export async function* readGnafStreets(files: readonly OpenTable[], isNear: IsNear): AsyncGenerator<GnafRow> {
  const tables = await findTables(files);
  const places = await readPlaces(tables.points, 'street_locality_pid', isNear);
  const streets = new Map<string, { streetName: string; locality: string }>();
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
        const reading = readStreetPoint(row);
        if ('point' in reading) streets.set(record.street_locality_pid ?? '', reading.point);
        yield { line, reading };
      }
    }
  }
  if (tables.addresses && tables.geocodes) yield* readNumbers(tables, streets, isNear);
}

async function readPlaces(table: OpenTable | undefined, key: string, isNear: IsNear): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  for await (const { record } of rowsOf(table)) {
    const { [key]: pid, longitude = '', latitude = '' } = record ?? {};
    const isHere = isNear({ longitude: Number(longitude), latitude: Number(latitude) });
    if (pid && isHere && !record?.date_retired) places.set(pid, { longitude, latitude });
  }
  return places;
}

/** Reads the house numbers of these streets; rows elsewhere and lots without a number are none. */
async function* readNumbers(
  tables: Partial<Record<TableName, OpenTable>>,
  streets: ReadonlyMap<string, { streetName: string; locality: string }>,
  isNear: IsNear,
): AsyncGenerator<GnafRow> {
  const places = await readPlaces(tables.geocodes, 'address_detail_pid', isNear);
  for await (const { line, record } of rowsOf(tables.addresses)) {
    const place = places.get(record?.address_detail_pid ?? '');
    const street = streets.get(record?.street_locality_pid ?? '');
    const house = readHouseNumber(`${record?.number_first ?? ''}${record?.number_first_suffix ?? ''}`);
    if (!place || !street || !house || record?.date_retired) continue;
    const { streetName, locality } = street;
    const position = { latitude: Number(place.latitude), longitude: Number(place.longitude) };
    yield { line, reading: { point: null, address: { streetName, locality, ...house, ...position } } };
  }
}

async function findTables(files: readonly OpenTable[]): Promise<Partial<Record<TableName, OpenTable>>> {
  const tables: Partial<Record<TableName, OpenTable>> = {};
  for (const open of files) {
    const columns = await headerOf(open);
    const [, name] = marks.find(([column]) => columns.includes(column)) ?? [];
    if (name === undefined) {
      throw new DomainError(
        'BAD_REQUEST',
        'One of the files is no table of streets, points, localities or addresses of G-NAF.',
      );
    }
    if (tables[name])
      throw new DomainError('BAD_REQUEST', 'Two of the files are the same table. Send one state at a time.');
    tables[name] = open;
  }
  if (!tables.streets || !tables.points) {
    throw new DomainError(
      'BAD_REQUEST',
      'G-NAF needs two tables: STREET_LOCALITY with the names and STREET_LOCALITY_POINT with the places.',
    );
  }
  if ((tables.addresses === undefined) !== (tables.geocodes === undefined)) {
    throw new DomainError(
      'BAD_REQUEST',
      'House numbers of G-NAF need two tables: ADDRESS_DETAIL and ADDRESS_DEFAULT_GEOCODE. Send both or neither.',
    );
  }
  return tables;
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
