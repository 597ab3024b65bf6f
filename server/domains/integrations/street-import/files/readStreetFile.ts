import { Readable } from 'node:stream';
import { DomainError } from '../../../../shared/errors/DomainError';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import type { BaseMapKind } from '../../../map-areas/base-map/BaseMapKind';
import type { NewFeature } from '../../../map-areas/base-map/saveFeatures';
import type { MapArea } from '../../../map-areas/MapArea';
import { squareOf, type MapPosition } from '../../../../../shared/map-grid/squareOf';
import type { NewAddress } from '../../../street-index/addresses/StreetAddress';
import type { KnownStreet } from '../../../street-index/placement/indexStreets';
import { readCsv } from '../../brochure-import/files/readCsv';
import { ImportedRows } from './ImportedRows';
import { joinPoints } from './joinPoints';
import { readFeatures } from './readFeatures';
import { readGnafStreets, type OpenTable } from './readGnafStreets';
import { readMapFeature } from './readMapFeature';
import { readStreetPoint } from './readStreetPoint';
import type { StreetImportReport } from '../StreetImportReport';

/** signatures of archives, compressed files and PDFs */
const beginnings: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  ['a ZIP file (or a workbook)', [0x50, 0x4b, 0x03, 0x04]],
  ['packed by gzip', [0x1f, 0x8b]],
  ['packed by 7-Zip', [0x37, 0x7a, 0xbc, 0xaf]],
  ['packed by bzip2', [0x42, 0x5a, 0x68]],
  ['packed by xz', [0xfd, 0x37, 0x7a, 0x58]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
];

/**
 * Passes a file on unchanged. Refuses packed files by their first bytes, whatever their name: nothing is unpacked here.
 */
async function* refusePacked(source: Readable): AsyncGenerator<Buffer | string> {
  let isFirst = true;
  for await (const chunk of source as AsyncIterable<Buffer | string>) {
    const [what] = isFirst ? (beginnings.find(([, bytes]) => beginsWith(chunk, bytes)) ?? []) : [];
    if (what !== undefined) {
      throw new DomainError('BAD_REQUEST', `This file is ${what}, not text. Unpack it, and import what is in it.`);
    }
    isFirst = false;
    yield chunk;
  }
}

function beginsWith(chunk: Buffer | string, bytes: readonly number[]): boolean {
  const start = typeof chunk === 'string' ? Buffer.from(chunk.slice(0, bytes.length), 'latin1') : chunk;
  return bytes.every((byte, at) => start[at] === byte);
}

const needed: readonly (readonly string[])[] = [
  ['street', 'name', 'street_name'],
  ['lon', 'longitude'],
  ['lat', 'latitude'],
];

/** A list with other columns would be refused row by row, without the real reason. */
function refuseForeignColumns(columns: readonly string[]): void {
  const missing = needed.filter((names) => !names.some((name) => columns.includes(name))).map(([name]) => `“${name}”`);
  if (missing.length === 0) return;
  const [only = ''] = columns;
  const isOther = columns.length === 1 && /[;\t|]/.test(only);
  throw new DomainError(
    'BAD_REQUEST',
    isOther
      ? 'The fields of this list have to be separated by commas. Save it as CSV (comma delimited).'
      : `The list has no column ${missing.join(', ')}: its first line has to name street, lon and lat.`,
  );
}

/** One file, or the tables of G-NAF. */
export type StreetSource =
  { format: 'geojson' | 'csv'; source: Readable } | { format: 'gnaf'; tables: readonly OpenTable[] };

type ReadStreetFileInput = StreetSource & { kind: BaseMapKind; onProgress?: (report: StreetImportReport) => void };

/** Reads the part of a file that touches an area's map, row by row, and records each row in the report. */
export async function readStreetFile(
  area: MapArea,
  input: ReadStreetFileInput,
  report: StreetImportReport,
): Promise<{ features: NewFeature[]; points: KnownStreet[]; addresses: NewAddress[] }> {
  const rows = new ImportedRows(report, input.onProgress);
  if (input.format === 'geojson') {
    const box = around(area, input.kind === 'LAND' ? coastMargin : margin);
    for await (const { number, value } of readFeatures(unpacked(input.source))) {
      rows.count();
      rows.take(
        number,
        value === null ? { problem: 'This feature cannot be read.' } : readMapFeature(value, input.kind, box),
      );
    }
    return { features: rows.features, points: [], addresses: [] };
  }
  if (input.kind !== 'STREET') {
    throw new DomainError('VALIDATION_FAILED', 'A list of points can only be a list of streets.');
  }
  if (input.format === 'gnaf') {
    const isNear = (place: MapPosition) => squareOf(area, place) !== null;
    for await (const { line, reading } of readGnafStreets(input.tables, isNear)) {
      rows.count();
      rows.take(line, reading);
    }
  } else {
    let columns: string[] = [];
    const onHeader = (names: string[]): void => {
      columns = names;
    };
    for await (const { line, record, problem } of readCsv(unpacked(input.source), { onHeader })) {
      if (report.rows === 0) refuseForeignColumns(columns);
      rows.count();
      const reading = record ? readStreetPoint(record) : { problem: problem ?? 'This row cannot be read.' };
      const isOutside = 'point' in reading && !squareOf(area, reading.point);
      rows.take(line, isOutside ? { skipped: 'outside the map' } : reading);
    }
  }
  return { features: [], points: joinPoints(area, rows.points), addresses: rows.addresses };
}

function unpacked(source: Readable): Readable {
  return Readable.from(refusePacked(source), { objectMode: false });
}

/** about a kilometre around the box, so that the map reaches its edge */
const margin = 0.01;
/** Some 30 km: the exact coast meets the coarse one of the country's outline where nobody looks closely. */
const coastMargin = 0.3;

function around({ west, south, east, north }: GeoBox, by: number): GeoBox {
  return { west: west - by, south: south - by, east: east + by, north: north + by };
}
