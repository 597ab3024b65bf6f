import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { streetFile } from '../../../test/street-files/streetFile';
import { useStreetImports } from '../../../test/street-files/useStreetImports';

const { run, index, expectNothing } = useStreetImports();
const { feature, line, collection, bay, hill, far } = streetFile;

describe('a file of streets', () => {
  it('has its invalid features refused one by one, with the reason', async () => {
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
      line('Still', [
        [153.1, -26.4],
        [153.1, -26.4],
      ]),
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
    const report = await run(collection(...wrong, bay, far));
    expect(report.refused.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(report).toMatchObject({ rows: 11, kept: 1, skipped: { 'outside the map': 1 } });
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
    ['nothing on the map', collection(far)],
  ])('changes nothing when it is broken: %s', async (_, content) => {
    const source = typeof content === 'string' && content.length > 1e6 ? Readable.from([content]) : content;
    const failing = run(typeof source === 'string' ? source : Array.isArray(source) ? Readable.from(source) : source);
    await expect(failing).rejects.toMatchObject({
      code: expect.stringMatching(/^(BAD_REQUEST|VALIDATION_FAILED)$/) as string,
    });
    await expectNothing();
  });

  it('changes nothing when the disk fails half way', async () => {
    async function* failing() {
      yield collection(bay, hill).slice(0, 150);
      await Promise.resolve();
      throw new Error('The disk is gone.');
    }
    await expect(run(Readable.from(failing()))).rejects.toThrow('The disk is gone.');
    await expectNothing();
  });

  const swapped = line('Bay Rd', [
    [-26.31, 153.01],
    [-26.31, 153.05],
  ]);
  const metres = line('Bay Rd', [
    [500_998.1, 7_089_733.4],
    [504_990.2, 7_089_731.9],
  ]);
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const html = '<!doctype html><html lang="en"><body><h1>502 Bad Gateway</h1>\n<p>street,lon,lat</p></body></html>';

  it.each<[string, 'geojson' | 'csv', string | Buffer, RegExp]>([
    ['swapped coordinates', 'geojson', collection(swapped, swapped), /2 of 2 refused, the first \(1\).*are swapped/],
    ['metres of a grid', 'geojson', collection(metres), /metres of a map grid/],
    ['no numbers', 'geojson', collection(bay).replaceAll('153.0', 'NaN'), /cannot be read/],
    ['endless numbers', 'geojson', collection(bay).replaceAll('153.0', '1e999'), /no positions in degrees/],
    ['streets of elsewhere', 'geojson', collection(far, far), /2 left out \(outside the map\)/],
    ['positions nested 100,000 deep', 'geojson', collection(bay).replace(/\[\[.*\]\]/, deep(100_000)), /no positions/],
    ['nothing but brackets', 'geojson', `{"x":${deep(1_000_000)}}`, /no list of "features"/],
    ['brackets that do not match', 'geojson', '{"features":[]}]', /brackets do not match/],
    ['an error page', 'geojson', html, /no JSON/],
    ['an error page as a list', 'csv', html, /no column “street”, “lon”, “lat”/],
    ['a ZIP file', 'geojson', Buffer.from('PK\u0003\u0004streets.geojson', 'latin1'), /ZIP file.*Unpack it/],
    ['a workbook as a list', 'csv', Buffer.from('PK\u0003\u0004xl/workbook.xml', 'latin1'), /workbook/],
    ['what swells when it is unpacked', 'csv', gzipSync(Buffer.alloc(5_000_000)), /gzip.*Unpack it/],
    ['a list with semicolons', 'csv', '\uFEFFstreet;lon;lat\nBay Rd;153,01;-26,31\n', /separated by commas/],
    ['a list without places', 'csv', 'street,suburb\nBay Rd,Easthaven\n', /no column “lon”, “lat”/],
    ['a list with swapped columns', 'csv', 'street,lat,lon\nBay Rd,153.01,-26.31\n', /are swapped/],
    ['a list of no numbers', 'csv', 'street,lon,lat\nBay Rd,NaN,Infinity\n', /no positions in degrees/],
    ['a list in Latin-1', 'csv', Buffer.from('street,lon,lat\nCaf\u00e9 Rd,153.01,-26.31\n', 'latin1'), /UTF-8/],
    ['an empty list', 'csv', 'street,lon,lat\n', /no rows/],
    ['a list of one endless field', 'csv', `street,lon,lat\n"${'x'.repeat(300_000)}`, /cannot be read|longer than/],
  ])('is refused with the reason, and changes nothing: %s', async (_, format, content, why) => {
    const source = Readable.from([Buffer.from(content)], { objectMode: false });
    await expect(run(source, { format, sourceName: '../../etc/bomb.zip' })).rejects.toMatchObject({
      code: expect.stringMatching(/^(BAD_REQUEST|VALIDATION_FAILED)$/) as string,
      message: expect.stringMatching(why) as string,
    });
    await expectNothing();
  });

  it('may begin with a byte order mark', async () => {
    await run('\uFEFFstreet,lon,lat\nBay Rd,153.01,-26.31\n', { format: 'csv', sourceName: 'streets.csv' });
    await run(`\uFEFF${collection(hill)}`);
    expect(await index()).toEqual(['Bay Road A1', 'Hill Street F5']);
  });
});
