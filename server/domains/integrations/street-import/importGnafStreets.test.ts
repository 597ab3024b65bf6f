import { Readable } from 'node:stream';
import { streetFile } from '../../../test/street-files/streetFile';
import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { StreetAddress } from '../../street-index/addresses/StreetAddress';
import { importStreets } from './importStreets';

const { db, context, run, index, expectNothing } = useStreetImports();
const { pieces } = streetFile;

describe('street points', () => {
  it('are read from a list of points', async () => {
    const csv =
      'street,suburb,lon,lat\nHigh St,Easthaven,153.01,-26.31\nHigh St,Westhaven,153.11,-26.31\nLow St,Easthaven,153.01,-26.49\nFar St,,150,-30\nNo St,,,\n';
    const report = await run(csv, { format: 'csv', sourceName: 'streets.csv' });
    expect(report).toMatchObject({ rows: 5, kept: 3, refused: [{ row: 6 }], skipped: { 'outside the map': 1 } });
    expect(await index()).toEqual(['High Street (Easthaven) A1', 'High Street (Westhaven) F1', 'Low Street A8']);
  });

  describe('from G-NAF', () => {
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
      importStreets(context(), {
        ...{ format: 'gnaf', tables: tables.map(table), kind: 'STREET', mapArea: 'bayside', mapAreaDefinitions: [] },
        ...{ sourceName: 'G-NAF', attribution: '© Geoscape', licence: 'EULA', dryRun: false },
      });

    it.each([
      ['in one order', [streets, points, localities]],
      ['in another', [localities, points, streets]],
    ])('are read from its tables, given %s', async (_, tables) => {
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

    it('have their house numbers from the tables of addresses, each once, without units, lots and retired ones', async () => {
      const addresses = [
        'ADDRESS_DETAIL_PID|DATE_RETIRED|FLAT_NUMBER|NUMBER_FIRST|NUMBER_FIRST_SUFFIX|STREET_LOCALITY_PID|LOCALITY_PID',
        'A1|||12||S1|L1',
        'A2||3|12||S1|L1',
        'A3|||12|A|S2|L2',
        'A4|2020-01-01||14||S1|L1',
        'A5|||||S1|L1',
        'A6|||16||S3|L1',
        'A7|||18||S1|L1',
        'A8|too|few',
      ];
      const geocodes = [
        'ADDRESS_DEFAULT_GEOCODE_PID|DATE_RETIRED|ADDRESS_DETAIL_PID|LONGITUDE|LATITUDE',
        ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((pid) => `G|| ${pid}|153.011|-26.311`.replace('| ', '|')),
        'G||A7|150.0|-30.0',
      ];
      const report = await runTables(geocodes, streets, points, addresses, localities);
      expect(report).toMatchObject({ kept: 4, addresses: 2 });
      const found = await db.database.getRepository(StreetAddress).find({ order: { id: 'ASC' } });
      expect(
        found.map(({ number, suffix, streetName, locality }) => [`${number}${suffix}`, streetName, locality]),
      ).toEqual([
        ['12', 'Bay Road', 'Easthaven'],
        ['12A', 'Bay Road', 'Mc Donald Bay'],
      ]);
      expect(await runTables(geocodes, streets, points, addresses, localities)).toMatchObject({ unchanged: true });
    });

    it('need no suburb names, which make two streets one, and change nothing when imported again', async () => {
      await runTables(streets, points);
      expect(await index()).toEqual(['2nd Avenue A8', 'Bay Road A1 F1', "O'Donnell Street North A8"]);
      expect(await runTables(streets, points)).toMatchObject({ unchanged: true });
    });

    it.each([
      ['no places', [streets], /two tables/],
      ['house numbers without places', [streets, points, ['ADDRESS_DETAIL_PID|NUMBER_FIRST']], /both or neither/],
      ['two tables of one kind', [streets, streets, points], /same table/],
      ['another table', [streets, ['A|B', '1|2']], /no table of/],
      ['an empty file', [streets, ['']], /no table of/],
    ])('are refused with %s', async (_, tables, why) => {
      await expect(runTables(...tables)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: expect.stringMatching(why) as string,
      });
      await expectNothing();
    });
  });
});
