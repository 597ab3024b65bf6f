import { Readable } from 'node:stream';
import { streetFile } from '../../../test/street-files/streetFile';
import { useStreetImports } from '../../../test/street-files/useStreetImports';
import { importStreets } from './importStreets';

const { context, run, index, expectNothing } = useStreetImports();
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

    it('need no suburb names, and change nothing when imported again', async () => {
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
      await expectNothing();
    });
  });
});
