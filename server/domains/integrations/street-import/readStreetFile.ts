import { Readable } from 'node:stream';
import { DomainError } from '../../../shared/errors/DomainError';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import type { BaseMapKind } from '../../map-areas/base-map/BaseMapKind';
import type { NewFeature } from '../../map-areas/base-map/saveFeatures';
import type { MapArea } from '../../map-areas/MapArea';
import { squareOf, type MapPosition } from '../../map-areas/squareOf';
import type { StreetPoint } from '../../street-index/indexStreets';
import { readCsv } from '../brochure-import/readCsv';
import { ImportedRows } from './ImportedRows';
import { readFeatures } from './readFeatures';
import { readGnafStreets, type OpenTable } from './readGnafStreets';
import { readMapFeature } from './readMapFeature';
import { readStreetPoint } from './readStreetPoint';
import { refuseForeignColumns } from './refuseForeignColumns';
import { refusePacked } from './refusePacked';
import type { StreetImportReport } from './StreetImportReport';
import { tellApart } from './tellApart';

/** A file, or the tables of G-NAF. */
export type StreetSource =
  { format: 'geojson' | 'csv'; source: Readable } | { format: 'gnaf'; tables: readonly OpenTable[] };

type ReadStreetFileInput = StreetSource & { kind: BaseMapKind; onProgress?: (report: StreetImportReport) => void };

/** Reads what of a file lies on the map of an area, row by row, and notes in the report what became of each. */
export async function readStreetFile(
  area: MapArea,
  input: ReadStreetFileInput,
  report: StreetImportReport,
): Promise<{ features: NewFeature[]; points: StreetPoint[] }> {
  const rows = new ImportedRows(report, input.onProgress);
  if (input.format === 'geojson') {
    const box = around(area);
    for await (const { number, value } of readFeatures(unpacked(input.source))) {
      rows.count();
      rows.take(
        number,
        value === null ? { problem: 'This feature cannot be read.' } : readMapFeature(value, input.kind, box),
      );
    }
    return { features: rows.features, points: [] };
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
  return { features: [], points: tellApart(rows.points) };
}

function unpacked(source: Readable): Readable {
  return Readable.from(refusePacked(source), { objectMode: false });
}

/** about a kilometre around the box, so that a map has something at its edge */
const margin = 0.01;

function around({ west, south, east, north }: GeoBox): GeoBox {
  return { west: west - margin, south: south - margin, east: east + margin, north: north + margin };
}
