import { readTile } from '../../../test/files/readTile';
import { streetFile } from '../../../test/street-files/streetFile';
import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { BaseMap } from '../../map-areas/base-map/BaseMap';

const { db, features, index, run, expectNothing } = useStreetImports();
const { collection } = streetFile;

const place = (properties: Record<string, unknown>, coordinates: unknown = [153.1, -26.4], type = 'Point') => ({
  ...{ type: 'Feature', properties },
  geometry: { type, coordinates },
});
const corners = [
  [153.1, -26.4],
  [153.12, -26.4],
  [153.12, -26.38],
  [153.1, -26.38],
  [153.1, -26.4],
];

it('facilities are points by their tags, or the middle of an area, and no streets', async () => {
  const report = await run(
    collection(
      place({ amenity: 'toilets' }),
      place({ amenity: 'Parking', name: 'Bay car park' }, [corners], 'Polygon'),
      place({ tourism: 'information' }),
      place({ natural: 'beach', name: ' Main  Beach ' }),
      place({ amenity: 'bench' }),
      place({ amenity: 'toilets' }, [150, -30]),
    ),
    { kind: 'FACILITY', sourceName: 'facilities.geojson' },
  );
  const skipped = { 'no facility or landmark': 1, 'outside the map': 1 };
  expect(report).toMatchObject({ rows: 6, kept: 4, refused: [], skipped });
  expect((await features()).map(({ kind, name, facility, geometry }) => [kind, name, facility, geometry])).toEqual([
    ['FACILITY', '', 'toilets', { type: 'Point', coordinates: [153.1, -26.4] }],
    ['FACILITY', 'Bay car park', 'parking', { type: 'Point', coordinates: [153.11, -26.39] }],
    ['FACILITY', '', 'information', { type: 'Point', coordinates: [153.1, -26.4] }],
    ['FACILITY', 'Main Beach', 'beach', { type: 'Point', coordinates: [153.1, -26.4] }],
  ]);
  expect(await index()).toEqual([]);
});

it('facilities are on the online map near, and named for its legend', async () => {
  await run(collection(place({ amenity: 'toilets' }), place({ tourism: 'information' })), { kind: 'FACILITY' });
  const map = new BaseMap(db.database, null);
  const description = await map.describe();
  expect(description.facilities).toEqual(['information', 'toilets']);
  const drawn = async (z: number, x: number, y: number) =>
    readTile((await map.tile(description, { z, x, y })).bytes).facilities?.texts.toSorted();
  expect(await drawn(13, 7579, 4719)).toBeUndefined();
  expect(await drawn(14, 15159, 9438)).toEqual(['information', 'toilets']);
});

it('landmarks are facilities with a name, on the online map from further away', async () => {
  await run(
    collection(
      place({ tourism: 'museum', name: 'Shell Museum' }),
      place({ railway: 'station', name: 'Bay Station' }),
      place({ sub_theme: 'Major Sports & Recreation Facility', name: 'The Oval' }),
      place({ tourism: 'attraction', man_made: 'lighthouse', name: 'Point Light' }),
      place({ amenity: 'toilets', name: 'Park toilets' }),
    ),
    { kind: 'FACILITY' },
  );
  const map = new BaseMap(db.database, null);
  const description = await map.describe();
  expect(description.facilities).toEqual(['toilets', 'museum', 'stadium', 'lighthouse', 'station']);
  const drawn = async (z: number, x: number, y: number) =>
    readTile((await map.tile(description, { z, x, y })).bytes).facilities?.names.toSorted();
  expect(await drawn(12, 3789, 2359)).toBeUndefined();
  expect(await drawn(13, 7579, 4719)).toEqual(['Bay Station', 'Point Light', 'Shell Museum', 'The Oval']);
});

it.each([
  ['swapped coordinates', [-26.4, 153.1], 'Point'],
  ['no numbers', ['153.1', '-26.4'], 'Point'],
  ['nothing', null, 'Point'],
  ['NaN in words', [null, {}], 'Point'],
  ['an open area', [[...corners.slice(0, 4)]], 'Polygon'],
  ['another geometry', [[153.1, -26.4]], 'MultiPoint'],
])('%s are refused with a reason', async (_, coordinates, type) => {
  await expect(
    run(collection(place({ amenity: 'toilets' }, coordinates, type)), { kind: 'FACILITY' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message: expect.stringContaining('1 of 1 refused') as string });
  await expectNothing();
});
