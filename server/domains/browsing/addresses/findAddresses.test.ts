import { Readable } from 'node:stream';
import { streetFile } from '../../../test/street-files/streetFile';
import { countStatements } from '../../../test/database/countStatements';
import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { findAddresses } from './findAddresses';

const { db, run } = useStreetImports();

const find = async (typed: string) =>
  (await findAddresses(db.database, typed, 2)).map(
    ({ name, place, precision, longitude, latitude }) =>
      `${name}, ${place}: ${precision} ${longitude.toFixed(4)} ${latitude.toFixed(4)}`,
  );

/** A street to the east with the numbers 2 and 22 on its even side, and 3 across from 2; another of its name elsewhere. */
const points = [
  'number,street,suburb,lon,lat',
  '2,Mitchell St,Easthaven,153.0100,-26.3101',
  '22,Mitchell St,Easthaven,153.0300,-26.3101',
  '22A,Mitchell St,Easthaven,153.0302,-26.3101',
  '3,Mitchell St,Easthaven,153.0100,-26.3099',
  '4/3,Mitchell St,Easthaven,153.0101,-26.3099',
  'Lot 9,Mitchell St,Easthaven,153.0100,-26.3099',
  '5,Mitchell St,Westhaven,153.1500,-26.4500',
  '1,Low St,Easthaven,153.0100,-26.4900',
].join('\n');

const line = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Mitchell Street', highway: 'residential' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [153.01, -26.31],
          [153.03, -26.31],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { name: 'Quiet Lane', highway: 'residential' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [153.05, -26.35],
          [153.07, -26.35],
        ],
      },
    },
  ],
});

beforeEach(async () => {
  await db.database.query(`UPDATE map_areas SET name = 'Bayside'`);
  const report = await run(Readable.from(streetFile.pieces(points)), { format: 'csv', sourceName: 'addresses.csv' });
  expect(report).toMatchObject({ kept: 3, addresses: 6, refusedCount: 0 });
});

it('knows the place of a number from its address point, with its letter', async () => {
  expect(await find('22 Mitchell Street Easthaven')).toEqual([
    '22 Mitchell Street, Easthaven: NUMBER 153.0300 -26.3101',
  ]);
  expect(await find('22a mitchell st, easthaven')).toEqual([
    '22A Mitchell Street, Easthaven: NUMBER 153.0302 -26.3101',
  ]);
  expect(await find('unit 9/3 Mitchell Street Easthaven')).toEqual([
    '3 Mitchell Street, Easthaven: NUMBER 153.0100 -26.3099',
  ]);
  expect(await find('1 low st')).toEqual(['1 Low Street, Bayside: NUMBER 153.0100 -26.4900']);
});

it('tells streets of one name apart by the suburb that is named', async () => {
  expect(await find('5 Mitchell Street Westhaven')).toEqual(['5 Mitchell Street, Westhaven: NUMBER 153.1500 -26.4500']);
  expect(await find('5 Mitchell Street')).toHaveLength(2);
  expect(await find('5 Mitchell Street Sydney')).toEqual([]);
});

it('puts an unknown number between those of its side, along the line of the street', async () => {
  await run(line, { sourceName: 'lines.geojson' });
  expect(await find('12 Mitchell Street Easthaven')).toEqual(
    // on the street, and not where its doors are
    ['12 Mitchell Street, Easthaven: BETWEEN 153.0200 -26.3100'],
  );
});

it('says so where no number near it is known: the middle of the street', async () => {
  await run(line, { sourceName: 'lines.geojson' });
  expect(await find('12 Quiet Lane')).toEqual(['12 Quiet Lane, Bayside: STREET 153.0600 -26.3500']);
  expect(await find('900 Mitchell Street Easthaven')).toEqual([expect.stringContaining('STREET')]);
  // a little beyond the last known one
  expect(await find('24 Mitchell Street Easthaven')).toEqual([expect.stringContaining('BETWEEN 153.0300')]);
  expect(await find('22b Mitchell Street Easthaven')).toEqual([expect.stringContaining('BETWEEN 153.0300')]);
});

it('finds a street while its name is typed', async () => {
  expect(await find('1 low')).toEqual(['1 Low Street, Bayside: NUMBER 153.0100 -26.4900']);
});

it('an import that no longer has a number forgets it, and a deleted area all of them', async () => {
  const fewer = points.split('\n').slice(0, 2).join('\n');
  await run(fewer, { format: 'csv', sourceName: 'addresses.csv' });
  expect(await db.database.query('SELECT FROM street_addresses')).toHaveLength(1);
  await db.database.query('DELETE FROM map_areas');
  expect(await db.database.query('SELECT FROM street_addresses')).toHaveLength(0);
});

it('runs no statement for other words, two for an address, and three to place it between others', async () => {
  await run(line, { sourceName: 'lines.geojson' });
  expect(await countStatements(() => find('coffee in easthaven'))).toHaveLength(0);
  expect(await countStatements(() => find('12 angry men'))).toHaveLength(1);
  expect(await countStatements(() => find('22 Mitchell Street Easthaven'))).toHaveLength(2);
  expect(await countStatements(() => find('12 Mitchell Street Easthaven'))).toHaveLength(3);
});

it('finds a number among 100,000 by its index', async () => {
  await db.database.query(
    `INSERT INTO street_addresses (source_id, street_name, number, latitude, longitude)
     SELECT s.id, 'Street ' || n % 500, 1 + n / 500, -26.4, 153.1 FROM base_map_sources s, generate_series(1, 100000) n`,
  );
  await db.database.query('ANALYZE street_addresses');
  const [statement = ''] = (await countStatements(() => find('22 Mitchell Street Easthaven'))).slice(1);
  const wanted = [{ at: 0, mapAreaId: 1, streetName: 'Mitchell Street', localities: [] }];
  const plan = await db.database.query<Record<string, string>[]>(`EXPLAIN ${statement}`, [JSON.stringify(wanted), 22]);
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('street_addresses_number_idx');
  expect(text).not.toContain('Seq Scan on street_addresses');
});

it('finds the street of the named suburb among hundreds of one name', async () => {
  const { database } = db;
  await database.query(
    `INSERT INTO street_index_entries
       (map_area_id, street_name, locality, coordinate_x, coordinate_y, latitude, longitude)
     SELECT map_area_id, 'Mitchell Street', 'Suburb ' || n, coordinate_x, coordinate_y, latitude, longitude
     FROM street_index_entries, generate_series(1, 300) n WHERE locality = 'Easthaven' AND street_name = 'Mitchell Street'`,
  );
  // now the last row of the table
  await database.query(`UPDATE street_index_entries SET latitude = latitude WHERE locality = 'Westhaven'`);
  expect(await find('12 Mitchell Street Westhaven')).toEqual([expect.stringMatching(/^12 Mitchell Street, Westhaven/)]);
});
