import { streetFile } from '../../../test/street-files/streetFile';
import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { updateMapArea } from '../../map-areas/maintenance/updateMapArea';
import { findPlace } from '../../brochures/positions/findPlace';
import { MapArea } from '../../map-areas/MapArea';

const { db, context, run, index, expectNothing } = useStreetImports();
const { feature, line, collection, bay } = streetFile;

/** from west to east, over the whole height of the map */
const suburb = (name: string, west: number, east: number) =>
  feature(
    { suburb: name },
    {
      type: 'Polygon',
      coordinates: [
        [
          [west, -26.6],
          [east, -26.6],
          [east, -26.2],
          [west, -26.2],
          [west, -26.6],
        ],
      ],
    },
  );
const westhaven = suburb('Westhaven', 152.9, 153.1);
const easthaven = suburb('Easthaven', 153.1, 153.3);

const east = line('Anderson Street', [
  [153.145, -26.41],
  [153.175, -26.41],
]);
const west = line('Anderson Street', [
  [153.03, -26.31],
  [153.045, -26.31],
]);
/** in pieces, across the border */
const across = [
  line('Long Road', [
    [153.07, -26.36],
    [153.09, -26.36],
  ]),
  line('Long Road', [
    [153.0905, -26.36],
    [153.13, -26.36],
  ]),
];
/** two of one name that no road joins, both in one suburb */
const parted = [
  line('Mill Lane', [
    [153.005, -26.46],
    [153.015, -26.46],
  ]),
  line('Mill Lane', [
    [153.045, -26.46],
    [153.05, -26.46],
  ]),
];

const streets = collection(east, west, ...across, ...parted);
const importSuburbs = (text: string, dryRun = false) =>
  run(text, { kind: 'SUBURB', sourceName: 'suburbs.geojson', dryRun });

const merged = ['Anderson Street I5 B1 C1 H5', 'Long Road F3 D3 E3 G3', 'Mill Lane A7 C7'];
const apart = [
  'Anderson Street (Easthaven) I5 H5',
  'Anderson Street (Westhaven) B1 C1',
  'Long Road F3 D3 E3 G3',
  'Mill Lane A7 C7',
];

describe('streets of one name', () => {
  it('are separated by suburb where they do not meet; a long street stays one', async () => {
    await importSuburbs(collection(westhaven, easthaven));
    expect(await run(streets)).toMatchObject({ index: { streets: 4, created: 4 } });
    expect(await index()).toEqual(apart);
    expect(await run(streets)).toMatchObject({ unchanged: true, index: { created: 0, updated: 0, removed: 0 } });
  });

  it('are separated once suburbs are imported, and merged again once the suburbs are gone', async () => {
    await run(streets);
    expect(await index()).toEqual(merged);
    expect(await importSuburbs(collection(westhaven, easthaven))).toMatchObject({
      index: { streets: 4, created: 2, updated: 0, removed: 1 },
    });
    expect(await index()).toEqual(apart);
    expect(await importSuburbs(collection(westhaven, easthaven))).toMatchObject({
      unchanged: true,
      index: { streets: 4, created: 0, updated: 0, removed: 0 },
    });

    // the same file now has other content
    await run(collection(westhaven), { kind: 'PARK', sourceName: 'suburbs.geojson' });
    expect(await index()).toEqual(merged);
  });

  it('follow changed suburb borders', async () => {
    await run(streets);
    await importSuburbs(collection(westhaven, easthaven));
    await importSuburbs(collection(westhaven, suburb('Curlew Point', 153.1, 153.3)));
    expect(await index()).toContain('Anderson Street (Curlew Point) I5 H5');
    await importSuburbs(collection(suburb('Haven', 152.9, 153.3)));
    expect(await index()).toEqual(merged);
  });

  it('need no suburb while the map shows only one of them', async () => {
    await run(streets);
    await importSuburbs(collection(westhaven, easthaven));
    const { id } = await db.database.getRepository(MapArea).findOneByOrFail({ code: 'bayside' });
    await updateMapArea(context(), { id, north: -26.35 });
    expect((await index()).filter((row) => row.startsWith('Anderson'))).toEqual(['Anderson Street I4 H4']);
  });

  it('do not replace entries added by administrators', async () => {
    await importSuburbs(collection(westhaven, easthaven));
    const area = await db.database.getRepository(MapArea).findOneByOrFail({ code: 'bayside' });
    await db.database.query(
      `INSERT INTO street_index_entries (map_area_id, street_name, locality, coordinate_x, coordinate_y, latitude, longitude)
       VALUES ($1, 'Anderson Street', 'Easthaven', 'J', '8', -26.49, 153.19)`,
      [area.id],
    );
    await run(streets);
    expect(await index()).toEqual(['Anderson Street (Easthaven) J8', ...apart.slice(1)]);
  });

  it('are not kept by a dry run', async () => {
    await run(streets);
    const report = await importSuburbs(collection(westhaven, easthaven), true);
    expect(report).toMatchObject({ dryRun: true, index: { streets: 4, created: 2, removed: 1 } });
    expect(await index()).toEqual(merged);
    await db.database.query('TRUNCATE map_areas, audit_log_entries CASCADE');
    await expectNothing();
  });

  it('place an ad on the street of its suburb, in each suburb along a street', async () => {
    await importSuburbs(collection(westhaven, easthaven));
    const branch = line('Long Road', [
      [153.18, -26.48],
      [153.19, -26.48],
    ]);
    const farhaven = suburb('Farhaven', 153.175, 153.3);
    await importSuburbs(collection(westhaven, suburb('Easthaven', 153.1, 153.175), farhaven));
    await run(collection(east, west, ...across, branch, bay));
    expect(await index()).toContain('Long Road (Easthaven) F3 D3 E3 G3');
    const { id: mapAreaId } = await db.database.getRepository(MapArea).findOneByOrFail({ code: 'bayside' });
    const placed = async (addressLine1: string, city: string) => {
      const place = await findPlace(db.database.manager, {
        ...{ addressLine1, city, mapAreaId },
        ...{ addressLine2: null, state: 'QLD' },
      });
      return place && [place.positionSource, Number(place.latitude?.toFixed(2))];
    };
    expect(await placed('1 Anderson Street', 'Westhaven')).toEqual(['STREET', -26.31]);
    expect(await placed('1 Anderson Street', 'Easthaven')).toEqual(['STREET', -26.41]);
    expect(await placed('1 Long Road', 'Easthaven')).toEqual(['STREET', -26.36]);
    expect(await placed('1 Long Road', 'Westhaven')).toEqual(['STREET', -26.36]);
    expect(await placed('1 Long Road', 'Farhaven')).toEqual(['STREET', -26.48]);
  });
});
