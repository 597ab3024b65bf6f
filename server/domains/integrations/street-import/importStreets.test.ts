import { Readable } from 'node:stream';
import { makeAccount } from '../../../test/factories/makeAccount';
import { viewerOf } from '../../../test/makeContext';
import { streetFile } from '../../../test/street-files/streetFile';
import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { updateMapArea } from '../../map-areas/maintenance/updateMapArea';
import { BaseMapSource } from '../../map-areas/base-map/BaseMapSource';
import { StreetIndexEntry } from '../../street-index/StreetIndexEntry';
import { importStreets } from './importStreets';

const { db, context, run, index, features, expectNothing } = useStreetImports();
const { feature, line, collection, bay, hill } = streetFile;

describe('streets of a file', () => {
  it('become the base map and the index, with their attribution', async () => {
    const report = await run(
      collection(
        bay,
        hill,
        line('', [
          [153.1, -26.4],
          [153.2, -26.4],
        ]),
      ),
    );
    expect(report).toMatchObject({ rows: 3, kept: 3, refused: [], index: { streets: 2, created: 2 } });
    expect(await index()).toEqual(['Bay Road B1 A1 C1', 'Hill Street F5']);
    expect((await features()).map(({ name, rank }) => [name, rank])).toEqual([
      ['Bay Road', 1],
      ['Hill Street', 3],
      ['', 3],
    ]);
    const source = await db.database.getRepository(BaseMapSource).findOneByOrFail({ name: 'streets.geojson' });
    expect(source).toMatchObject({ attribution: '© Somebody', licence: 'CC BY 4.0' });
    expect(await db.database.query('SELECT action, after FROM audit_log_entries')).toMatchObject([
      { action: 'importStreets', after: { source: 'streets.geojson', kept: 3 } },
    ]);
  });

  it('change nothing when imported again, and only the differences when the file changes', async () => {
    await run(collection(bay, hill));
    const before = await features();
    expect(await run(collection(bay, hill))).toMatchObject({ unchanged: true, index: { created: 0, updated: 0 } });
    expect(await features()).toEqual(before);
    const moved = line('Hill St', [
      [153.13, -26.41],
      [153.14, -26.42],
    ]);
    expect(await run(collection(moved))).toMatchObject({ index: { created: 0, updated: 1, removed: 1 } });
    expect(await index()).toEqual(['Hill Street G5']);
    expect(await features()).toHaveLength(1);
  });

  it('follow the grid of their area, and leave the index when they leave the map', async () => {
    await run(collection(bay, hill));
    const { id } = await db.database
      .query<{ id: number }[]>('SELECT id FROM map_areas')
      .then(([row]) => row as { id: number });
    await updateMapArea(context(), { id, gridColumns: 20 });
    expect(await index()).toEqual(['Bay Road D1 B1 C1 E1', 'Hill Street L5']);
    await updateMapArea(context(), { id, north: -26.4, gridColumns: 10 });
    expect(await index()).toEqual(['Hill Street F2 F1']);
    await updateMapArea(context(), { id, north: -26.3 });
    expect(await index()).toEqual(['Bay Road B1 A1 C1', 'Hill Street F5']);
  });

  it('do not replace entries added by hand', async () => {
    const [area] = await db.database.query<{ id: number }[]>('SELECT id FROM map_areas');
    const own = { mapAreaId: area?.id, streetName: 'Bay Road', coordinateX: 'J', coordinateY: '8' };
    await db.database.getRepository(StreetIndexEntry).insert({ ...own, latitude: -26.49, longitude: 153.19 });
    await run(collection(bay, hill));
    expect(await index()).toEqual(['Bay Road J8', 'Hill Street F5']);
  });

  it('are not kept by a dry run', async () => {
    expect(await run(collection(bay), { dryRun: true })).toMatchObject({
      dryRun: true,
      kept: 1,
      index: { created: 1 },
    });
    await expectNothing();
  });

  it('keep any name as plain text', async () => {
    const name = `Robert'); DROP TABLE map_areas;-- "Street" \\ {[`;
    await run(
      collection(
        line(name, [
          [153.01, -26.31],
          [153.015, -26.31],
        ]),
      ),
    );
    expect(await index()).toEqual([`${name} A1`]);
  });

  it('are imported by administrators only, and into an existing area', async () => {
    await expect(run(collection(bay), { mapArea: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const vendor = viewerOf(await makeAccount(db.database, { role: 'VENDOR' }));
    const asVendor = { ...context(), viewer: vendor };
    const input = { format: 'geojson', kind: 'STREET', mapArea: 'bayside' } as const;
    const source = {
      mapAreaDefinitions: [],
      source: Readable.from(['']),
      sourceName: 'x',
      attribution: 'x',
      licence: '',
      dryRun: false,
    };
    expect(() => importStreets(asVendor, { ...input, ...source })).toThrow(/may not/);
  });

  it('can be parks, water or land, which is clipped far around the map', async () => {
    const ring = [
      [152, -27],
      [154, -27],
      [154, -26],
      [152, -26],
      [152, -27],
    ];
    const land = feature({ state: 'QLD' }, { type: 'Polygon', coordinates: [ring] });
    const report = await run(collection(land, bay), { kind: 'LAND', sourceName: 'land.geojson' });
    expect(report).toMatchObject({ kept: 1, refused: [{ row: 2, problem: 'This kind needs areas, not lines.' }] });
    expect(await features()).toMatchObject([{ kind: 'LAND', west: 152.7, south: -26.8, east: 153.5, north: -26 }]);
  });
});
