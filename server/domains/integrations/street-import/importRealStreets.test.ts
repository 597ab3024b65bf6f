import { createReadStream, readFileSync } from 'node:fs';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { linesOf, polygonsOf } from '../../../shared/geo/geometryParts';
import { readTile } from '../../../test/files/readTile';
import { describeSharedData } from '../../../test/sharedData';
import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { BaseMap } from '../../map-areas/base-map/BaseMap';
import { MapArea } from '../../map-areas/MapArea';
import { squareOf } from '../../../../shared/map-grid/squareOf';
import { streetGeometry } from '../../street-index/placement/indexStreets';
import { StreetIndexEntry } from '../../street-index/StreetIndexEntry';
import { readMapAreaDefinitions } from '../brochure-import/readMapAreaDefinitions';

const { db, run, index } = useStreetImports();

describe.each([
  ['darwin-city', 'darwin-city.geojson', 466, 418],
  ['melbourne-city', 'melbourne-city-corridors.geojson', 3630, 1100],
])('the real streets of %s', (code, file, rows, streets) => {
  describeSharedData('of its files', [`streets/${file}`, 'map-areas.json'], (data, areas) => {
    it('are imported completely, and a second import changes nothing', async () => {
      const mapAreaDefinitions = readMapAreaDefinitions(readFileSync(areas, 'utf8'));
      const options = { mapArea: code, mapAreaDefinitions };
      const report = await run(createReadStream(data), options);
      expect(report).toMatchObject({ rows, refused: [] });
      expect(report.index.streets).toBeGreaterThanOrEqual(streets);
      expect(await index()).toHaveLength(report.index.streets);
      expect(await run(createReadStream(data), options)).toMatchObject({
        unchanged: true,
        index: { created: 0, updated: 0 },
      });
    });

    it('cross exactly the squares that the index names, each by its own geometry', async () => {
      const mapAreaDefinitions = readMapAreaDefinitions(readFileSync(areas, 'utf8'));
      await run(createReadStream(data), { mapArea: code, mapAreaDefinitions });
      const area = await db.database.getRepository(MapArea).findOneByOrFail({ code });
      const geometry = await streetGeometry(db.database.manager, { mapAreaId: area.id });
      const entries = await db.database.getRepository(StreetIndexEntry).findBy({ mapAreaId: area.id });
      expect(entries.length).toBeGreaterThanOrEqual(streets);
      const wrong = entries.flatMap((entry) => {
        const { streetName, coordinateX, coordinateY, furtherSquares } = entry;
        const named = [coordinateX + coordinateY, ...furtherSquares];
        const walked = squaresWalked(area, geometry.get(streetName) ?? []);
        const missing = [...walked].filter(([square, steps]) => steps >= longStay && !named.includes(square));
        const square = squareOf(area, entry);
        return [
          ...named.filter((name) => !walked.has(name)).map((name) => `${streetName} is not in ${name}`),
          ...missing.map(([name]) => `${streetName} is in ${name} too`),
          ...(square && square.coordinateX + square.coordinateY === named[0] ? [] : [`${streetName} stands elsewhere`]),
        ];
      });
      expect(wrong).toEqual([]);
    });
  });
});

/** From the published geometry: two roads 4.5 km apart, each with its own squares. */
const anderson = [
  ['Anderson Street', 'Melbourne', ['K12', 'L11', 'L12']],
  ['Anderson Street', 'West Melbourne', ['D5', 'D6']],
];

const withSuburbs = [
  'streets/melbourne-city-corridors.geojson',
  'localities/suburbs-melbourne-city.geojson',
  'map-areas.json',
] as const;

describeSharedData('the real streets of Melbourne with its suburbs', withSuburbs, (data, borders, areas) => {
  it('are separate entries where two have one name, and only there', async () => {
    const options = {
      mapArea: 'melbourne-city',
      mapAreaDefinitions: readMapAreaDefinitions(readFileSync(areas, 'utf8')),
    };
    const entries = () =>
      db.database.getRepository(StreetIndexEntry).find({ order: { streetName: 'ASC', locality: 'ASC' } });
    await run(createReadStream(data), options);
    // railways are on the map, but not in the index
    const [railways] = await db.database.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM base_map_features WHERE kind = 'RAILWAY'`,
    );
    expect(railways).toEqual({ count: 53 });
    const map = new BaseMap(db.database, null);
    // the tile of zoom 14 that contains Flinders Street station
    const { bytes } = await map.tile(await map.describe(), { z: 14, x: 14789, y: 10053 });
    expect(readTile(bytes).railways?.features).toBeGreaterThan(0);
    const merged = await entries();
    expect(merged.filter(({ locality }) => locality !== '')).toEqual([]);
    await run(createReadStream(borders), { ...options, kind: 'SUBURB', sourceName: 'suburbs' });
    const apart = await entries();
    const named = apart.filter(({ locality }) => locality !== '');
    expect(
      named
        .filter(({ streetName }) => streetName === 'Anderson Street')
        .map((entry) => [entry.streetName, entry.locality, squaresNamed(entry).sort()]),
    ).toEqual(anderson);
    expect(named.length).toBeGreaterThan(40);

    const mergedNames = new Map(merged.map((entry) => [entry.streetName, entry]));
    const wrong = [...new Set(named.map(({ streetName }) => streetName))].flatMap((name) => {
      const rows = named.filter(({ streetName }) => streetName === name);
      const before = squaresNamed(mergedNames.get(name));
      const after = [...new Set(rows.flatMap(squaresNamed))];
      const metres = rows.flatMap((one, at) => rows.slice(at + 1).map((other) => metresBetween(one, other)));
      return [
        ...(rows.length > 1 ? [] : [`${name} is told from nothing`]),
        ...(after.sort().join() === before.sort().join() ? [] : [`${name} has other squares than before`]),
        ...(Math.min(...metres) > 500 ? [] : [`${name} stands twice within 500 m`]),
      ];
    });
    expect(wrong).toEqual([]);
    const unchanged = apart.filter(({ locality }) => locality === '').map(({ streetName }) => streetName);
    expect(unchanged).toContain('Collins Street');
    expect(new Set(apart.map(({ streetName }) => streetName))).toEqual(new Set(mergedNames.keys()));
  });
});

function squaresNamed(entry: StreetIndexEntry | undefined): string[] {
  return entry ? [entry.coordinateX + entry.coordinateY, ...entry.furtherSquares] : [];
}

function metresBetween(one: StreetIndexEntry, other: StreetIndexEntry): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(east, one.latitude - other.latitude) * 111_195;
}

/** steps along an edge in one square, half a metre each: more than a touch of its border */
const longStay = 100;

/**
 * Counts steps by square along a street's lines, or along the edges of its areas. It uses none of our rules but the
 * grid.
 */
function squaresWalked(area: MapArea, geometries: readonly MapGeometry[]): Map<string, number> {
  const steps = new Map<string, number>();
  const lines = geometries.flatMap((geometry) => [...linesOf(geometry), ...polygonsOf(geometry).flat()]);
  for (const line of lines) {
    for (const [at, end] of line.slice(1).entries()) {
      const [west = 0, south = 0] = line[at] ?? [];
      const [east = 0, north = 0] = end;
      const metres = Math.hypot((east - west) * 111_195 * Math.cos((south * Math.PI) / 180), (north - south) * 111_195);
      const count = Math.ceil(metres * 2);
      for (let step = 0; step < count; step += 1) {
        const share = (step + 0.5) / count;
        const square = squareOf(area, {
          longitude: west + (east - west) * share,
          latitude: south + (north - south) * share,
        });
        if (!square) continue;
        const name = square.coordinateX + square.coordinateY;
        steps.set(name, (steps.get(name) ?? 0) + 1);
      }
    }
  }
  return steps;
}
