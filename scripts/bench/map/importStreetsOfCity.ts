import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FeatureCollection } from 'geojson';
import type { DataSource } from 'typeorm';
import { runStreetImport } from '../../../server/domains/integrations/street-import/importStreets';
import { systemClock } from '../../../server/platform/clock/Clock';
import { boxOfPositions } from '../../../server/shared/geo/boxOfPositions';
import { positionsOf } from '../../../server/shared/geo/geometryParts';
import type { MapGeometry } from '../../../server/shared/geo/MapGeometry';

/** the area of the generated ads, and the middle of what the bench looks at */
const area = 'area-1';
const middle = { longitude: 153.03, latitude: -27.475 };

/** Imports a GeoJSON file of streets from anywhere, moved to the city with the most generated ads. */
export async function importStreetsOfCity(database: DataSource, file: string): Promise<void> {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection<MapGeometry>;
  const { west, south, east, north } = boxOfPositions(features.flatMap(({ geometry }) => positionsOf(geometry)));
  const [eastwards, northwards] = [middle.longitude - (west + east) / 2, middle.latitude - (south + north) / 2];
  const move = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const [x, y] = value as unknown[];
    return typeof x === 'number' && typeof y === 'number' ? [x + eastwards, y + northwards] : value.map(move);
  };
  const moved = features.map(({ geometry, ...feature }) => ({
    ...feature,
    geometry: { ...geometry, coordinates: move(geometry.coordinates) },
  }));
  const report = await runStreetImport(
    { requestId: 'bench', clock: systemClock, database, viewer: null },
    {
      ...{ format: 'geojson', source: Readable.from([JSON.stringify({ type: 'FeatureCollection', features: moved })]) },
      ...{ kind: 'STREET', mapArea: area, mapAreaDefinitions: [], sourceName: path.basename(file) },
      ...{ attribution: 'Streets of a measurement', licence: '', dryRun: false },
    },
  );
  console.log(`${report.kept} pieces of streets`);
}
