import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { sharedDataPath } from '../../../test/sharedData';
import { useTestDatabase } from '../../../test/testDatabase';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { linesOf, polygonsOf } from '../../../shared/geo/geometryParts';
import { BaseMapFeature } from '../../map-areas/base-map/BaseMapFeature';
import { BaseMapSource } from '../../map-areas/base-map/BaseMapSource';
import { updateMapArea } from '../../area-maintenance/updateMapArea';
import { MapArea } from '../../map-areas/MapArea';
import { squareOf } from '../../map-areas/squareOf';
import { streetGeometry } from '../../street-index/streetGeometry';
import { StreetIndexEntry } from '../../street-index/StreetIndexEntry';
import { readMapAreaDefinitions } from '../brochure-import/readMapAreaDefinitions';
import { importStreets, type ImportStreetsInput } from './importStreets';

const db = useTestDatabase();
let context: RequestContext;

beforeAll(async () => {
  context = makeContext({ database: db.database, viewer: viewerOf(await makeAccount(db.database)) });
});
afterEach(() => db.database.query('TRUNCATE map_areas, audit_log_entries CASCADE'));

// 10 columns from 153 to 153.2, 8 rows from -26.3 down to -26.5
const box = { west: 153, south: -26.5, east: 153.2, north: -26.3, gridColumns: 10, gridRows: 8 };
const feature = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry });
const line = (name: string, coordinates: number[][], more: object = {}) =>
  feature({ name, ...more }, { type: 'LineString', coordinates });
const bay = line(
  'Bay Rd',
  [
    [153.01, -26.31],
    [153.05, -26.31],
  ],
  { highway: 'primary' },
);
const hill = line('HILL ST', [
  [153.11, -26.41],
  [153.12, -26.42],
]);
const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', name: 'x', features });

function run(text: string | Readable, changes: Partial<Extract<ImportStreetsInput, { source: Readable }>> = {}) {
  return importStreets(context, {
    source: typeof text === 'string' ? Readable.from(pieces(text)) : text,
    format: 'geojson',
    kind: 'STREET',
    mapArea: 'bayside',
    mapAreaDefinitions: [],
    sourceName: 'streets.geojson',
    attribution: '© Somebody',
    licence: 'CC BY 4.0',
    dryRun: false,
    ...changes,
  });
}

/** As a file comes: cut anywhere, in the middle of a sign too. */
function* pieces(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

const index = async () =>
  (await db.database.getRepository(StreetIndexEntry).find({ order: { streetName: 'ASC', locality: 'ASC' } })).map(
    ({ streetName, locality, coordinateX, coordinateY, furtherSquares }) =>
      [streetName + (locality && ` (${locality})`), coordinateX + coordinateY, ...furtherSquares].join(' '),
  );
const features = () => db.database.getRepository(BaseMapFeature).find({ order: { id: 'ASC' } });
const nothing = async () => {
  expect([await index(), await features(), await db.database.getRepository(BaseMapSource).count()]).toEqual([
    [],
    [],
    0,
  ]);
  expect(await db.database.query('SELECT FROM audit_log_entries')).toHaveLength(0);
};

describe('streets of a file', () => {
  beforeEach(() => makeMapArea(db.database, { code: 'bayside', ...box }));

  it('become the base map and the index, with whose data it is', async () => {
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

  it('change nothing when they come again, and only what differs when they have changed', async () => {
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
    await updateMapArea(context, { id, gridColumns: 20 });
    expect(await index()).toEqual(['Bay Road D1 B1 C1 E1', 'Hill Street L5']);
    await updateMapArea(context, { id, north: -26.4, gridColumns: 10 });
    expect(await index()).toEqual(['Hill Street F2 F1']);
    await updateMapArea(context, { id, north: -26.3 });
    expect(await index()).toEqual(['Bay Road B1 A1 C1', 'Hill Street F5']);
  });

  it('leave alone what was added by hand', async () => {
    const [area] = await db.database.query<{ id: number }[]>('SELECT id FROM map_areas');
    const own = { mapAreaId: area?.id, streetName: 'Bay Road', coordinateX: 'J', coordinateY: '8' };
    await db.database.getRepository(StreetIndexEntry).insert({ ...own, latitude: -26.49, longitude: 153.19 });
    await run(collection(bay, hill));
    expect(await index()).toEqual(['Bay Road J8', 'Hill Street F5']);
  });

  it('are tried without being kept', async () => {
    expect(await run(collection(bay), { dryRun: true })).toMatchObject({
      dryRun: true,
      kept: 1,
      index: { created: 1 },
    });
    await nothing();
  });

  it('are refused one by one with the reason', async () => {
    const wrong = [
      feature({ name: 'Pin' }, { type: 'Point', coordinates: [153.1, -26.4] }),
      line('Swapped', [
        [-26.4, 153.1],
        [-26.5, 153.1],
      ]),
      line('Short', [[153.1, -26.4]]),
      line('x'.repeat(121), [
        [153.1, -26.4],
        [153.2, -26.4],
      ]),
      line('Text', [['153.1', -26.4] as unknown as number[], [153.2, -26.4]]),
      { type: 'Feature', properties: null, geometry: null },
      { type: 'Something' },
      feature(
        { name: 'Open' },
        {
          type: 'Polygon',
          coordinates: [
            [
              [153.1, -26.4],
              [153.2, -26.4],
              [153.2, -26.3],
              [153.1, -26.3],
            ],
          ],
        },
      ),
    ];
    const far = line('Far Road', [
      [150, -30],
      [150.1, -30],
    ]);
    const report = await run(collection(...wrong, bay, far));
    expect(report.refused.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(report).toMatchObject({ rows: 10, kept: 1, skipped: { 'outside the map': 1 } });
    expect(await index()).toEqual(['Bay Road B1 A1 C1']);
  });

  it.each<[string, string | Buffer[]]>([
    ['an empty file', ''],
    ['no JSON', 'name,lon,lat'],
    ['a list', '[1, 2]'],
    ['no features', '{"type":"FeatureCollection"}'],
    ['features of another shape', '{"type":"FeatureCollection","features":{}}'],
    ['an empty list', collection()],
    ['a file that is cut off between features', collection(bay, hill).slice(0, -2)],
    ['a file that is cut off within one', collection(bay, hill).slice(0, -40)],
    ['two files in one', collection(bay) + collection(hill)],
    ['text in another encoding', [Buffer.from(collection(bay).slice(0, 40)), Buffer.from([0xff, 0xfe, 0x41])]],
    ['a feature without end', `{"features":[{"a":"${'x'.repeat(21_000_000)}`],
    [
      'nothing on the map',
      collection(
        line('Far Road', [
          [150, -30],
          [150.1, -30],
        ]),
      ),
    ],
  ])('change nothing when the file is broken: %s', async (_, content) => {
    const source = typeof content === 'string' && content.length > 1e6 ? Readable.from([content]) : content;
    const failing = run(typeof source === 'string' ? source : Array.isArray(source) ? Readable.from(source) : source);
    await expect(failing).rejects.toMatchObject({
      code: expect.stringMatching(/^(BAD_REQUEST|VALIDATION_FAILED)$/) as string,
    });
    await nothing();
  });

  it('change nothing when the disk fails half way', async () => {
    async function* failing() {
      yield collection(bay, hill).slice(0, 150);
      await Promise.resolve();
      throw new Error('The disk is gone.');
    }
    await expect(run(Readable.from(failing()))).rejects.toThrow('The disk is gone.');
    await nothing();
  });

  it('keep names as text, whatever stands in them', async () => {
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

  it('may come as a list of points', async () => {
    const csv =
      'street,suburb,lon,lat\nHigh St,Easthaven,153.01,-26.31\nHigh St,Westhaven,153.11,-26.31\nLow St,Easthaven,153.01,-26.49\nFar St,,150,-30\nNo St,,,\n';
    const report = await run(csv, { format: 'csv', sourceName: 'streets.csv' });
    expect(report).toMatchObject({ rows: 5, kept: 3, refused: [{ row: 6 }], skipped: { 'outside the map': 1 } });
    expect(await index()).toEqual(['High Street (Easthaven) A1', 'High Street (Westhaven) F1', 'Low Street A8']);
  });

  describe('out of G-NAF', () => {
    const points = [
      'STREET_LOCALITY_POINT_PID|DATE_CREATED|DATE_RETIRED|STREET_LOCALITY_PID|BOUNDARY_EXTENT|PLANIMETRIC_ACCURACY|LONGITUDE|LATITUDE',
      'P1|2020-01-01||S1|||153.01|-26.31',
      'P2|2020-01-01||S2|||153.11|-26.31',
      'P3|2020-01-01||S3|||150.00|-30.00',
      'P4|2020-01-01|2021-01-01|S4|||153.01|-26.31',
      'P5|2020-01-01||S5|||153.01|-26.49',
      'P6|2020-01-01||S6|||153.01|-26.49',
      'P7|2020-01-01||S7||| north |-26.49',
    ];
    const streets = [
      'STREET_LOCALITY_PID|DATE_CREATED|DATE_RETIRED|STREET_CLASS_CODE|STREET_NAME|STREET_TYPE_CODE|STREET_SUFFIX_CODE|LOCALITY_PID',
      'S1|2020-01-01||C|BAY|ROAD||L1',
      'S2|2020-01-01||C|BAY|ROAD||L2',
      'S3|2020-01-01||C|FAR|ROAD||L1',
      'S4|2020-01-01||C|GONE|LANE||L1',
      "S5|2020-01-01||C|O'DONNELL|STREET|N|L1",
      'S6|2020-01-01||U|2ND|AVENUE||L1',
      'S7|2020-01-01||C|"QUOTED|COURT||L1',
      'S8|2020-01-01|2021-02-02|C|OLD|ROAD||L1',
      'S9|too|few',
    ];
    const localities = [
      'LOCALITY_PID|DATE_CREATED|LOCALITY_NAME|PRIMARY_POSTCODE',
      'L1|x|EASTHAVEN|',
      'L2|x|MC DONALD BAY|',
    ];
    const table = (lines: string[]) => () => Readable.from(pieces(lines.join('\r\n')));
    const runTables = (...tables: string[][]) =>
      importStreets(context, {
        ...{ format: 'gnaf', tables: tables.map(table), kind: 'STREET', mapArea: 'bayside', mapAreaDefinitions: [] },
        ...{ sourceName: 'G-NAF', attribution: '© Geoscape', licence: 'EULA', dryRun: false },
      });

    it.each([
      ['in one order', [streets, points, localities]],
      ['in another', [localities, points, streets]],
    ])('come from its tables, given %s', async (_, tables) => {
      const report = await runTables(...tables);
      expect(report).toMatchObject({
        rows: 9,
        kept: 4,
        skipped: { 'outside the map': 2, retired: 1 },
        refusedCount: 2,
      });
      expect(await index()).toEqual([
        '2nd Avenue A8',
        'Bay Road (Easthaven) A1',
        'Bay Road (Mc Donald Bay) F1',
        "O'Donnell Street North A8",
      ]);
    });

    it('need no names of suburbs, and change nothing when they come again', async () => {
      await runTables(streets, points);
      expect(await index()).toEqual(['2nd Avenue A8', 'Bay Road A1', "O'Donnell Street North A8"]);
      expect(await runTables(streets, points)).toMatchObject({ unchanged: true });
    });

    it.each([
      ['no places', [streets], /two tables/],
      ['two tables of one kind', [streets, streets, points], /same table/],
      ['another table', [streets, ['A|B', '1|2']], /no table of/],
      ['an empty file', [streets, ['']], /no table of/],
    ])('are refused with %s', async (_, tables, why) => {
      await expect(runTables(...tables)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: expect.stringMatching(why) as string,
      });
      await nothing();
    });
  });

  it('are for administrators to import, and for an area that there is', async () => {
    await expect(run(collection(bay), { mapArea: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const vendor = viewerOf(await makeAccount(db.database, { role: 'VENDOR' }));
    const asVendor = { ...context, viewer: vendor };
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

  it('can be parks, water or land, cut to the map', async () => {
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
    expect(await features()).toMatchObject([
      { kind: 'LAND', west: 152.99, south: -26.51, east: 153.21, north: -26.29 },
    ]);
  });
});

describe.each([
  ['darwin-city', 'darwin-city.geojson', 466, 418],
  ['melbourne-city', 'melbourne-city-corridors.geojson', 3630, 1100],
])('the real streets of %s', (code, file, rows, streets) => {
  it('are imported whole, twice without a change', async () => {
    const data = sharedDataPath('streets', file);
    const areas = sharedDataPath('map-areas.json');
    if (data === undefined || areas === undefined) return;
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

  it('lie in every square that the index names, and in no other, each by its own geometry', async () => {
    const data = sharedDataPath('streets', file);
    const areas = sharedDataPath('map-areas.json');
    if (data === undefined || areas === undefined) return;
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

/** steps along an edge in one square, half a metre each, that are more than a touch of its border */
const longStay = 100;

/** Where one comes to when one walks along a street's lines, or along the edges of its areas: no rule of ours but the grid's. */
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
