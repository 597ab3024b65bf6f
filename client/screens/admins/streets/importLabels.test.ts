import { importLabels } from './importLabels';
import { formatOfFile } from './StreetImportForm';
import { refusalsCsv } from './ImportOutcome';

const report = {
  ...({
    __typename: 'StreetImportOutcome',
    rows: 1200,
    kept: 1100,
    addresses: 0,
    refusedCount: 2,
    unchanged: false,
  } as const),
  ...{ streets: 400, created: 10, updated: 3, removed: 1 },
  refused: [
    { __typename: 'StreetImportRefusal' as const, row: 7, problem: 'It has no geometry.' },
    { __typename: 'StreetImportRefusal' as const, row: 9, problem: '"lon" and "lat" are no place in Australia.' },
  ],
  skipped: [{ __typename: 'StreetImportSkipped' as const, reason: 'outside the map', count: 98 }],
};

it('describes the result of an import and of a trial run', () => {
  expect(importLabels({ report, dryRun: false })).toEqual([
    '1,200 rows read: 1100 on the map, 2 refused.',
    'Left out: 98 (outside the map).',
    'Streets index: 400 streets, 10 new, 3 changed, 1 gone.',
  ]);
  expect(importLabels({ report: { ...report, unchanged: true, streets: 0 }, dryRun: true })).toContain(
    'All of it is there already.',
  );
  expect(importLabels({ report: null, dryRun: true })).toEqual([]);
});

it('exports refused rows for a spreadsheet', () => {
  expect(refusalsCsv(report.refused)).toBe(
    '\ufeffRow,Problem\r\n7,It has no geometry.\r\n9,"""lon"" and ""lat"" are no place in Australia."\r\n',
  );
});

test.each([
  ['darwin-city.geojson', 'GEOJSON'],
  ['streets.JSON', 'GEOJSON'],
  ['bay.csv', 'CSV'],
  ['QLD_STREET_LOCALITY_psv.psv', 'GNAF'],
])('%s is taken for %s', (name, format) => {
  expect(formatOfFile(name)).toBe(format);
});
