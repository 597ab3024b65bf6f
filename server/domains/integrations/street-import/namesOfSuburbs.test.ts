import { createReadStream, readFileSync } from 'node:fs';
import { readTile } from '../../../test/files/readTile';
import { describeSharedData } from '../../../test/sharedData';
import { streetFile } from '../../../test/street-files/streetFile';
import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { BaseMap } from '../../map-areas/base-map/BaseMap';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { readMapAreaDefinitions } from '../brochure-import/readMapAreaDefinitions';

const { db, run } = useStreetImports();
const { feature, collection } = streetFile;

const suburb = (name: string, [west, south, east, north]: readonly [number, number, number, number]) =>
  feature(
    { suburb: name },
    {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
  );

/** Names of places in tiles of zoom 11, of imports and of the outline; one in the margins of several tiles once. */
async function namesIn(columns: readonly number[], rows: readonly number[]): Promise<string[]> {
  const map = new BaseMap(db.database, null);
  const description = await map.describe();
  const tiles = columns.flatMap((x) => rows.map((y) => ({ z: 11, x, y })));
  const most = new Map<string, number>();
  for (const tile of tiles) {
    const layers = readTile((await map.tile(description, tile)).bytes);
    for (const layer of ['suburb_names', 'localities', 'cities']) {
      const names = layers[layer]?.names ?? [];
      for (const name of names) {
        const times = names.filter((each) => each === name).length;
        most.set(`${layer}/${name}`, Math.max(times, most.get(`${layer}/${name}`) ?? 0));
      }
    }
  }
  return [...most].flatMap(([key, times]) => Array.from({ length: times }, () => key.split('/')[1] ?? ''));
}

/** the tile with Footscray and Melbourne */
const melbourne = [[1848], [1256]] as const;
const importOf = (area: string) => ({ kind: 'SUBURB' as const, mapArea: area, sourceName: 'suburbs' });

beforeEach(() =>
  makeMapArea(db.database, { code: 'yarra', state: 'VIC', west: 144.92, south: -37.85, east: 145, north: -37.78 }),
);

it('leaves the name of a suburb that the edge of the area cuts off to the outline', async () => {
  await run(collection(suburb('Footscray', [144.86, -37.82, 144.922, -37.79])), importOf('yarra'));
  const names = await namesIn(...melbourne);
  expect(names.filter((name) => name === 'Footscray')).toHaveLength(1);
  await db.database.query(`UPDATE base_map_features SET name = 'Elsewhere'`);
  // the outline’s own
  expect(await namesIn(...melbourne)).toContain('Footscray');
});

it('names a suburb once where the outline has it outside of the area', async () => {
  await run(collection(suburb('Middle Park', [144.95, -37.86, 144.97, -37.84])), importOf('yarra'));
  const names = await namesIn(...melbourne);
  expect(names.filter((name) => name === 'Middle Park')).toHaveLength(1);
  // of the same name in the outline, in a part of the tile without imports
  expect(names).toContain('West Footscray');
});

it('names a suburb once that two areas have in pieces', async () => {
  await makeMapArea(db.database, {
    code: 'west',
    state: 'VIC',
    west: 144.88,
    south: -37.85,
    east: 144.92,
    north: -37.78,
  });
  await run(collection(suburb('Kensington', [144.9, -37.8, 144.94, -37.79])), importOf('yarra'));
  await run(collection(suburb('Kensington', [144.9, -37.8, 144.94, -37.79])), importOf('west'));
  expect((await namesIn(...melbourne)).filter((name) => name === 'Kensington')).toHaveLength(1);
});

describeSharedData(
  'the real suburbs of Melbourne and Darwin',
  [
    'localities/suburbs-melbourne-city.geojson',
    'localities/suburbs-darwin-city.geojson',
    'localities/suburbs-darwin-north.geojson',
    'map-areas.json',
  ],
  (melbourneCity, darwinCity, darwinNorth, areas) => {
    it('are named once each, with all their neighbours', async () => {
      const mapAreaDefinitions = readMapAreaDefinitions(readFileSync(areas, 'utf8'));
      await run(createReadStream(melbourneCity), { ...importOf('melbourne-city'), mapAreaDefinitions });
      await run(createReadStream(darwinCity), { ...importOf('darwin-city'), mapAreaDefinitions });
      await run(createReadStream(darwinNorth), { ...importOf('darwin-north'), mapAreaDefinitions });
      const south = await namesIn([1847, 1848, 1849], [1255, 1256, 1257]);
      const north = await namesIn([1767, 1768, 1769], [1094, 1095, 1096]);
      for (const name of ['Footscray', 'Middle Park', 'Carlton', 'Kew', 'West Footscray']) {
        expect([name, south.filter((each) => each === name).length]).toEqual([name, 1]);
      }
      for (const name of ['Winnellie', 'Parap', 'Coconut Grove', 'Karama']) {
        expect([name, north.filter((each) => each === name).length]).toEqual([name, 1]);
      }
    });
  },
);
